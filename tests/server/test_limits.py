"""Token buckets, on a clock of the test."""

from stammtisch.server.limits import Bucket, Buckets


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(rate=2, size=3, now=0)
    assert [bucket.take(0) for turn in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    assert [bucket.take(100) for turn in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, size=1, now=10)
    assert bucket.take(10)
    assert not bucket.take(5)
    assert not bucket.take(5.5)


def test_everybody_has_a_bucket_and_full_ones_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(rate=1, size=1, clock=lambda: now)
    assert all(buckets.take(f"user {number}") for number in range(1024))
    assert not buckets.take("user 7")
    now = 1.0
    assert buckets.take("somebody else")
    assert len(buckets.buckets) == 1
    assert buckets.take("user 7")

"""The command line as a person meets it: good input, bad input, exit codes."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.games.double.scoring import EXACT_BONUS
from stammtisch.match.log import chained
from stammtisch.match.record import ENCODE, Entry, read_record, write_record
from stammtisch.words import Words

from .command import Shown, run

GAMES_AT_HAND = {
    "double": "double-extra-round",
    "grass": "grass-modern-four-rule-bots",
    "gress": "gress-three-guided",
}
GOLDEN = Path(__file__).parent.parent / "match" / "double-extra-round.json"


FOLLOW = {
    "game": "double",
    "position": {
        "phase": "play",
        "round": 1,
        "dealer": 1,
        "turn_up": "QC/4S",
        "hands": [["AC/2H"], ["KC/3D"]],
        "bids": [1, 0],
    },
    "acts": [
        {"seat": 1, "act": "play KC"},
        {"seat": 0, "act": "play AC"},
        {"seat": 1, "act": "play 3D"},
        {"seat": 1, "act": "play KC"},
    ],
    "options": {"schedule": [1]},
}


def case(folder: Path, **changes: object) -> str:
    path = folder / "case.json"
    path.write_text(json.dumps({**FOLLOW, **changes}), encoding="utf-8")
    return str(path)


def test_version_says_which_engine_runs() -> None:
    from stammtisch.base import bits

    kind = "interpreted" if str(bits.__file__).endswith(".py") else "compiled"
    shown = run("--version")
    assert shown.returncode == 0
    assert f"(engine {kind}" in shown.stdout


def test_referee_names_rule_and_reason_and_goes_on(tmp_path: Path) -> None:
    shown = run("referee", case(tmp_path), "--json")
    assert shown.returncode == 0, shown.stderr
    rulings = json.loads(shown.stdout)
    assert [act["verdict"] for act in rulings["acts"]] == ["refused", "accepted", "refused", "accepted"]
    assert [act.get("rule") for act in rulings["acts"]] == [
        "double:play:turn-order",
        None,
        "double:play:follow-which-motif",
        None,
    ]
    assert "clubs" in rulings["acts"][2]["reason"]["en"]
    assert "Kreuz" in rulings["acts"][2]["reason"]["de"]
    assert rulings["over"] is True
    assert rulings["winners"] == [0]
    assert rulings["sheet"] == [
        {"seat": 0, "rule": "double:score:exact", "amount": 1 + EXACT_BONUS, "total": 16 + EXACT_BONUS},
        {"seat": 1, "rule": "double:score:zero-bid", "amount": 5, "total": 20},
    ]


def test_referee_speaks_both_languages(tmp_path: Path) -> None:
    path = case(tmp_path, names=["Amy", "Ben"])
    assert "refused" in run("referee", path).stdout
    german = run("referee", path, lang="de_DE.UTF-8").stdout
    assert "abgelehnt" in german
    assert "Amy" in german


def test_referee_takes_a_position_as_one_line(tmp_path: Path) -> None:
    line = json.loads(run("referee", case(tmp_path, acts=[]), "--json").stdout)["line"]
    again = run("referee", case(tmp_path, position=line, acts=[]), "--json")
    assert json.loads(again.stdout)["line"] == line


def test_referee_deals_the_next_round(tmp_path: Path) -> None:
    played = FOLLOW["acts"][1:2] + FOLLOW["acts"][3:]  # type: ignore[index]
    deal = {"drawn": ["AS/2D", "AD/2S", "AH/2C"]}
    shown = run("referee", case(tmp_path, acts=[*played, deal], options={"schedule": [1, 1]}), "--json")
    assert json.loads(shown.stdout)["position"]["hands"] == [["AD/2S"], ["AS/2D"]]


BAD_CASES = [
    ({"game": "chess"}, "game: there is no game 'chess'"),
    ({"edition": "deluxe"}, "edition: double has no edition 'deluxe'"),
    ({"colour": 1}, "there is no field colour"),
    ({"options": {"tie": "coin"}}, "options.tie: 'coin' is not one of shared"),
    ({"options": {"speed": 9}}, "options: 'speed' is not one of sets, colourless_follow"),
    ({"position": {}}, "position: phase is missing"),
    ({"position": "phase=play nonsense"}, "'nonsense' is not a field"),
    ({"names": ["Amy"]}, "names: 2 seats, 1 names"),
    ({"acts": [{"seat": 0, "act": "castle"}]}, "acts[0].act: 'castle' is not an act"),
    ({"acts": [{"seat": 0, "act": "play 1X"}]}, "acts[0].act: '1X' is not a motif"),
    ({"acts": [{"seat": 7, "act": "play AC"}]}, "acts[0].seat: there is no seat 7"),
    ({"acts": [{"seat": 0}]}, "acts[0]: needs either seat and act, or drawn"),
    ({"acts": [{"drawn": ["AC/2H"]}]}, "acts[0].drawn: nothing is to be drawn now"),
]


BAD_FIELDS = [
    ("hands", [["AC/2H"], ["AC/2D"]], "position.hands[1]: 'AC/2D' is not in this pack; AC is on AC/2H"),
    ("hands", [["AC/2H"], ["ZZ/2D"]], "position.hands[1]: 'ZZ' is not a motif"),
    ("hands", [["AC/2H"]], "position.bids: needs one entry for each of 1 seats|players: 1 can't play"),
    ("hands", [["AC/2H"], []], "position.hands[1]: holds 0 cards where 1 belong"),
    ("hands", [["QC/4S"], ["QC/4S"]], "QC/4S is there 3 times, the pack has 2"),
    ("bids", [1, -1], "position.bids[1]: -1 is not from 0 to 5"),
    ("bids", [1, 4], "position.bids[1]: 4 is more than 1 cards and 15 points allow"),
    ("bids", [1, None], "position.bids[1]: everybody predicts before the first card"),
    ("points", [15, -3], "position.points[1]: -3 is not from 0 to 1000"),
    ("points", ["x", 1], "position.points[0]: must be a whole number, not text"),
    ("round", 0, "position.round: 0 is not from 1 to 1"),
    ("round", 10**30, "position.round"),
    ("dealer", 5, "position.dealer: 5 is not from 0 to 1"),
    ("turn_up", None, "position.turn_up: missing"),
    ("leader", 1, "position.leader: seat 0 leads the first trick"),
    ("trick", ["5H", "6H"], "position.trick: a complete trick is already taken"),
]


@pytest.mark.parametrize(("changes", "problem"), BAD_CASES)
def test_a_bad_case_is_one_line_with_file_field_and_problem(
    tmp_path: Path, changes: dict[str, object], problem: str
) -> None:
    path = case(tmp_path, **changes)
    expect_one_line(run("referee", path), path, problem)


@pytest.mark.parametrize(("field", "value", "problem"), BAD_FIELDS)
def test_a_bad_position_names_its_field(tmp_path: Path, field: str, value: object, problem: str) -> None:
    position = {**FOLLOW["position"], field: value}  # type: ignore[dict-item]
    path = case(tmp_path, position=position)
    expect_one_line(run("referee", path), path, problem)


def expect_one_line(shown: Shown, path: str, problem: str) -> None:
    assert shown.returncode == 2
    assert shown.stdout == ""
    assert shown.stderr.count("\n") == 1
    assert shown.stderr.startswith(f"stammtisch: {path}: ")
    assert any(part in shown.stderr for part in problem.split("|"))


@pytest.mark.parametrize("command", ["referee", "replay", "verify"])
@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "can't be read (No such file or directory)"),
        (b"", "not JSON in UTF-8"),
        (b"\xff\xfe\x00", "not JSON in UTF-8"),
        (b'{"game": "d\xfcble"}', "not JSON in UTF-8|there is no field game"),
        (b"[1, 2]", "must be an object, not a list"),
        (b'{"game": NaN}', "not JSON in UTF-8"),
    ],
)
def test_a_file_that_makes_no_sense(
    tmp_path: Path, command: str, content: bytes | None, problem: str
) -> None:
    path = tmp_path / "file.json"
    if content is not None:
        path.write_bytes(content)
    expect_one_line(run(command, str(path)), str(path), problem)


@pytest.mark.proof("told-shortly")
@pytest.mark.parametrize("game", ["double", "grass", "gress"])
@pytest.mark.parametrize("letters", ["x", "bid ", "\N{SNOWMAN}"])
def test_what_is_too_long_is_refused_in_a_short_line(tmp_path: Path, game: str, letters: str) -> None:
    golden = Path(__file__).parent.parent / "match" / f"{GAMES_AT_HAND[game]}.json"
    line = json.loads(run("replay", str(golden), "--until", "5", "--json").stdout.splitlines()[-1])["seen"]
    long = letters * (900_000 // len(letters.encode()))
    changed: list[dict[str, object]] = [
        {"acts": [{"seat": 0, "act": long}]},
        {"position": long},
        {"edition": long},
        {"game": long},
        {"names": [long] * 4},
        {"options": {long: 1}},
        {long: 1},
    ]
    for change in changed:
        path = tmp_path / "case.json"
        whole = {"game": game, "position": line, "acts": [], **change}
        path.write_text(json.dumps(whole, ensure_ascii=False), "utf-8")
        shown = run("referee", str(path))
        assert (shown.returncode, shown.stderr.count("\n")) == (2, 1)
        assert len(shown.stderr) <= 301, change.keys()


@pytest.mark.proof("told-shortly")
def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    for command, file in (("verify", GOLDEN), ("sheet", PAD), ("referee", Path(case(tmp_path)))):
        marked = tmp_path / f"marked-{file.name}"
        marked.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
        assert run(command, str(marked)) == run(command, str(file))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_another_secret_or_another_deal_is_found(tmp_path: Path, command: str) -> None:
    whole = json.loads(GOLDEN.read_bytes())
    secret = {**whole, "secret": "00" * 32}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(secret), "utf-8")
    shown = run(command, str(path))
    assert (shown.returncode, "not the one that was committed to" in shown.stderr) == (1, True)
    record = read_record(GOLDEN.read_bytes())
    dealt = next(entry.event for entry in record.entries if entry.event.get("draw", "").startswith("deal"))
    dealt["drawn"] = dealt["drawn"][::-1]
    digest = bytes.fromhex(record.before)
    for place, entry in enumerate(record.entries):
        digest = chained(digest, ENCODE(entry.event))
        record.entries[place] = Entry(digest.hex(), entry.event)
    path.write_bytes(write_record(record))
    shown = run(command, str(path))
    assert (shown.returncode, "does not follow from the secret" in shown.stderr) == (1, True)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    expect_one_line(run("verify", str(tmp_path)), str(tmp_path), "can't be read (Is a directory)")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("rules", "chess"), "game: there are no rules of 'chess'; known: double"),
        (("rules", "double", "double:play:folow"), "did you mean double:play:follow"),
        (("rules", "double", "--lang", "xx"), "--lang: 'xx' is not one of en, de"),
        (("simulate", "double", "--games", "0"), "games: must be at least 1"),
        (("simulate", "double", "--games", "-5"), "games: must be at least 1"),
        (("simulate", "double", "--players", "1"), "--players: 1 can't play double"),
        (("simulate", "double", "--players", "0"), "--players: 0 can't play double"),
        (("simulate", "double", "--players", "1000000000"), "--players: 1000000000 can't play"),
        (("simulate", "double", "--lineup", "genius"), "--lineup: double has no player 'genius'"),
        (("simulate", "double", "--json", "--csv"), "--csv: choose one"),
        (("simulate", "double", "--players", "2", "--lineup", "rule,rule,rule"), "--lineup: 3 kinds for 2"),
        (("simulate", "double", "--seed", "99999999999999999999"), "seed: must be 0 to"),
        (("simulate", "double", "--lineup", "search:0"), "--lineup: 'search:0' is not search:2000"),
        (("simulate", "double", "-o", "pairing=canonicalx"), "options.pairing: 'canonicalx' is not possible"),
        (("play", "double", "--resume", str(GOLDEN), "--players", "3"), "--resume: goes on as it was"),
        (("play", "double", "--record", "a" * 300), "can't be used (File name too long)"),
        (("replay", str(GOLDEN), "--until", "0"), "--until: the record has entries 1 to 34"),
        (("replay", str(GOLDEN), "--until", "35"), "--until: the record has entries 1 to 34"),
        (("simulate", "double", "-o", "tie"), "--option: 'tie' is not name=value"),
        (("simulate", "double", "-o", "sets=1", "-o", "sets=2"), "--option sets: is given twice"),
        (("simulate", "double", "-o", "schedule=1,9"), "options.schedule[1]: must be from 1 to 5"),
        (("simulate", "double", "-o", "pairing=@/nowhere"), "/nowhere: can't be read"),
        (("simulate", "double", "-o", "sets=1", "--players", "6"), "options.sets: one set is not enough"),
        (("simulate", "grass", "--edition", "deluxe"), "edition: grass has no edition 'deluxe'"),
        (("simulate", "grass", "--limit", "0"), "limit: must be at least 1"),
        (("simulate", "grass", "-o", "target=7"), "options.target: must be a multiple of 5,000"),
        (("play", "grass", "--edition", "deluxe"), "edition: grass has no edition 'deluxe'"),
        (("play", "grass", "--players", "7"), "players: 7 can't play grass"),
        (("replay", str(GOLDEN), "--seat", "9"), "--seat: there is no seat 9"),
    ],
)
def test_bad_arguments_are_one_line(words: tuple[str, ...], problem: str) -> None:
    shown = run(*words)
    assert shown.returncode == 2
    assert shown.stderr.count("\n") == 1
    assert problem in shown.stderr


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (3, "AH/AC", "line 3: AC of AH/AC is already on line 1"),
        (3, "AH/3H", "line 3: the motifs of AH/3H have the same suit"),
        (3, "AH/AD", "line 3: the motifs of AH/AD have the same value"),
        (9, "QC", "line 9: 'QC' is not a card"),
        (27, "", "a set has 27 cards, here are 26"),
    ],
)
def test_a_bad_pairing_file_names_its_line(tmp_path: Path, line: int, text: str, problem: str) -> None:
    from stammtisch.games.double.cards import CANONICAL

    cards = CANONICAL.split()
    cards[line - 1] = text
    path = tmp_path / "pack.txt"
    path.write_text("\n".join(cards), encoding="utf-8")
    shown = run("simulate", "double", "--games", "1", "-o", f"pairing=@{path}")
    assert shown.returncode == 2
    assert shown.stderr.startswith(f"stammtisch: {path}: options.pairing")
    assert problem in shown.stderr


def test_a_good_pairing_file_is_played(tmp_path: Path) -> None:
    from stammtisch.games.double.options import HOME

    path = tmp_path / "pack.txt"
    path.write_text("\n".join(HOME) + "\n", encoding="utf-8")
    shown = run("simulate", "double", "--games", "2", "-o", f"pairing=@{path}", "--json")
    assert json.loads(shown.stdout)["options"]["pairing"][-1] == "8S/2H"


def test_verify_shows_what_holds() -> None:
    shown = run("verify", str(GOLDEN))
    assert shown.returncode == 0
    assert "4 draws follow from the secret" in shown.stdout
    assert json.loads(run("verify", str(GOLDEN), "--json").stdout)["chance"] == "verified"


def test_verify_of_a_forged_record_fails_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "forged.json"
    path.write_bytes(GOLDEN.read_bytes().replace(b'"seat":1,"act":"bid 1"', b'"seat":1,"act":"bid 0"'))
    shown = run("verify", str(path))
    assert shown.returncode == 1
    assert "entry 4" in shown.stderr
    assert shown.stderr.count("\n") == 1


def test_replay_tells_the_game_and_stops_where_asked() -> None:
    told = run("replay", str(GOLDEN)).stdout.splitlines()
    assert told[0] == "Amy was chosen to deal first."
    assert told[-1] == "Cleo and Dora shared the win with 30 points each."
    part = run("replay", str(GOLDEN), "--until", "4", "--seat", "2").stdout
    assert "Ben predicted 1 trick." in part
    assert 'hands: [null,null,["JC/5H"],null]' in part
    steps = [json.loads(line) for line in run("replay", str(GOLDEN), "--json").stdout.splitlines()]
    assert [step["seq"] for step in steps] == list(range(1, 35))


def test_rule_ids_are_printed_as_they_are() -> None:
    shown = run("rules", "double").stdout
    assert all(rule.id in shown for rule in Words("en").rules("double"))


def test_one_round_can_be_asked_for() -> None:
    shown = run("simulate", "double", "--games", "1", "-o", "schedule=3,", "--json")
    assert json.loads(shown.stdout)["options"]["schedule"] == [3]


@pytest.mark.parametrize("name", ["[/]", ":bank:", "[red]"])
def test_names_are_printed_as_they_are(tmp_path: Path, name: str) -> None:
    shown = run("referee", case(tmp_path, names=[name, "Ben"]))
    assert shown.stdout.count(name) > 3


@pytest.mark.parametrize("name", ["\x1b[31mX", "a\nb", "", "x" * 25])
def test_names_that_could_harm_a_terminal_are_refused(tmp_path: Path, name: str) -> None:
    path = case(tmp_path, names=[name, "Ben"])
    expect_one_line(run("referee", path), path, "names[0]: must have 1 to 24 letters")


def test_an_error_line_has_only_letters_that_can_be_printed(tmp_path: Path) -> None:
    path = case(tmp_path, position={"phase": "bid", "x\x1b[31m": 1})
    shown = run("referee", path)
    assert shown.returncode == 2
    assert "\x1b" not in shown.stderr


@pytest.mark.parametrize("seat", [-1, 4, 2**63, -(2**63) - 1])
def test_a_record_with_a_seat_that_is_not_there_does_not_hold(tmp_path: Path, seat: int) -> None:
    path = tmp_path / "record.json"
    text = GOLDEN.read_text("utf-8").replace('"seat":1,"act":"bid 1"', f'"seat":{seat},"act":"bid 1"')
    path.write_text(text, "utf-8")
    shown = run("verify", str(path))
    assert shown.returncode in (1, 2)
    assert shown.stderr.count("\n") == 1


def test_no_sheet_without_a_settlement(tmp_path: Path) -> None:
    position = {
        "phase": "deal",
        "round": 2,
        "dealer": 0,
        "points": [21, 15],
        "kept": [1, 0],
        "bids": [1, 0],
        "tricks": [1, 0],
        "changes": [6, 0],
    }
    asked = case(tmp_path, position=position, acts=[{"seat": 0, "act": "bid 1"}], options={})
    shown = run("referee", asked, "--json")
    assert json.loads(shown.stdout)["sheet"] == []


def test_rules_of_one_id_a_section_and_a_word() -> None:
    assert run("rules", "double", "double:play:follow").stdout.count("double:") == 1
    section = run("rules", "double", "double:score").stdout
    assert section.count("double:score:") == section.count("double:") == 5
    assert "double:special:order" in run("rules", "double", "Narr", "--lang", "de").stdout
    found = json.loads(run("rules", "double", "--json").stdout)
    assert len(found) > 100


def test_simulate_gives_a_table_json_and_csv() -> None:
    words = ("simulate", "double", "--games", "4", "--lineup", "rule,random", "--duplicate", "--seed", "3")
    assert "rule makes" in run(*words).stdout
    summary = json.loads(run(*words, "--json").stdout)
    assert summary["games"] == 16
    assert summary["table"]["rounds"] == 160
    assert summary["players"]["rule"]["tally"]["predictions"] == 320
    rows = list(csv.DictReader(io.StringIO(run(*words, "--csv").stdout)))
    assert len(rows) == 64
    assert {row["player"] for row in rows} == {"rule", "random"}
    assert run(*words, "--json").stdout == run(*words, "--json").stdout


@pytest.mark.parametrize(
    "command",
    ["play", "referee", "replay", "verify", "rules", "sheet", "simulate", "bench", "backup", "restore"],
)
def test_every_command_has_help_with_an_example(command: str) -> None:
    shown = run(command, "--help")
    assert shown.returncode == 0
    assert f"Example: stammtisch {command}" in " ".join(shown.stdout.split())


PAD = Path(__file__).parents[2] / "docs" / "examples" / "grass-pad.json"


def test_sheet_shows_every_step_with_its_rule() -> None:
    shown = run("sheet", str(PAD))
    assert shown.returncode == 0
    assert "grass.modern:score.3" in shown.stdout
    assert "140,000" in shown.stdout
    assert "140.000" in run("sheet", str(PAD), "--lang", "de").stdout
    data = json.loads(run("sheet", str(PAD), "--json").stdout)
    assert data["rounds"][0]["totals"] == [75_000, 40_000, 0, 140_000]


def test_a_zettel_is_text_data_and_a_page_to_print(tmp_path: Path) -> None:
    path = tmp_path / "zettel.json"
    games = [{"points": [0, 3, 5], "winner": 0}, {"points": [2, 0, 4], "winner": 1}]
    zettel = {"game": "gress", "names": ["Amy", "Ben", "<b>Cleo"], "games": games}
    path.write_text(json.dumps(zettel), "utf-8")
    text = run("sheet", str(path)).stdout
    assert "Amy" in text
    assert "9" in text
    assert json.loads(run("sheet", str(path), "--json").stdout)["totals"] == [2, 3, 9]
    page = run("sheet", str(path), "--html", "--lang", "de").stdout
    assert page.startswith("<!")
    assert "&lt;b&gt;Cleo" in page
    shown = run("sheet", str(path), "--html", "--json")
    assert (shown.returncode, "--html: choose one" in shown.stderr) == (2, True)


def test_only_a_zettel_has_a_page_to_print() -> None:
    expect_one_line(run("sheet", str(PAD), "--html"), str(PAD), "game: 'grass' has no page to print")


def test_sheet_says_who_won(tmp_path: Path) -> None:
    path = tmp_path / "pad.json"
    path.write_bytes(PAD.read_bytes().replace(b'"free": 175000', b'"free": 300000'))
    assert "Amy is Baron of the Deal." in run("sheet", str(path)).stdout


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (b'"free": 175000', b'"free": 175001', "rounds[0].seats[3].free: 175,001 is not a sum of peddles"),
        (b'"grass"', b'"chess"', "game: 'chess' has no sheet; known: double, grass, gress, gress-big"),
        (b'"modern"', b'"deluxe"', "edition: 'deluxe' is not possible here"),
        (b'"grass"', b'["grass"]', "game: ['grass'] has no sheet"),
        (b'"Janis"', b'"John"', "names[1]: 'John' is there twice"),
        (b'"Janis"', b'""', "names[1]: must be 1 to 40 printable characters"),
        (b'"Janis"', b'"\\u001b[31mJanis"', "names[1]: must be 1 to 40 printable characters"),
        (b'"Janis"', b'"' + b"x" * 900_000 + b'"', "names[1]: must be 1 to 40 printable characters"),
        (b'"closer": 3', b'"closer": "Amy"', "rounds[0].closer: must be a whole number or nothing, not text"),
    ],
)
def test_a_bad_pad_is_one_line(tmp_path: Path, old: bytes, new: bytes, problem: str) -> None:
    path = tmp_path / "pad.json"
    path.write_bytes(PAD.read_bytes().replace(old, new))
    expect_one_line(run("sheet", str(path)), str(path), problem)


@pytest.mark.parametrize("name", ["", "Ben", "\x1b[31mAmy", "x" * 900_000])
def test_the_names_on_a_pad_of_double_are_checked(tmp_path: Path, name: str) -> None:
    path = tmp_path / "pad.json"
    path.write_text(json.dumps({"game": "double", "names": ["Ben", name], "rounds": []}), "utf-8")
    expect_one_line(run("sheet", str(path)), str(path), "names[1]: must be 1 to 40|names[1]: 'Ben' is there")


def test_another_process_does_the_same() -> None:
    code = "from stammtisch.cli.main import main; main()"
    words = ("verify", str(GOLDEN), "--lang", "de")
    alone = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, check=True)
    assert alone.stdout.decode() == run(*words).stdout
    broken = subprocess.run(
        [sys.executable, "-c", code, "verify", "nowhere.json"], capture_output=True, check=False
    )
    assert broken.returncode == 2
    assert broken.stderr.decode() == run("verify", "nowhere.json").stderr

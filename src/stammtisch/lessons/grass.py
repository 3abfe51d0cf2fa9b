"""The introduction course of classic Grass: four rounds with growing packs (grass.classic:tutorial.1).

Cleo sits in seat 1, Gus in seat 2, and Gus deals, so the learner begins. Each lesson leaves the learner with
a market close, to end free play whenever that looks good.

Where the printed course differs from the official rules it is the official rule that is played
(grass.classic:tutorial.5): a thief takes any free peddle, and a turn may see more than one deal.
"""

from typing import Final

from stammtisch.games.grass.game import Grass
from stammtisch.lessons.lesson import Course, Deal, Lesson, Sign, Task, barred, moves

GUS: Final = 2

CLOSE: Final = Task("close", "play MC", "grass.common:mc.1")

DISPLAYED: Final = "grass.classic:score.1"
BANKER: Final = "grass.classic:score.2"
HIGHEST: Final = "grass.classic:score.3"
FINES: Final = "grass.classic:score.4"
BONUS: Final = "grass.classic:score.6"

MARKET: Final = Lesson(
    name="grass-1",
    edition="classic",
    options={"course": 1},
    beginning=Deal(
        dealer=GUS,
        hands=("CO HG +D -F MC -S", "MO HG JA +S CO -F", "MO MX +F CO -B HG"),
        stack="""
            -B -S -D MO MX -F PF -B PA PA -S +B MO -D -D JA PF -F -D HG MX MC -F -S CO
            +F +B MX -B PF MO HG CO PF JA JA MO +B +D DF PA JA -S MO -B MO PA MX -D +D PA MO MX +S
            +F HG MC MO MC +S MC
        """,
    ),
    script=(
        Task("discard", "waste -S", "grass.classic:waste.1"),
        *moves("1 play MO", "2 play MO"),
        Task("open", "play MO", "grass.common:mo.1"),
        barred("one-card", "play CO", "grass.classic:turn.4", by="grass.common:turn.0"),
        *moves("1 play HG", "2 play MX"),
        Task("peddle", "play CO", "grass.common:peddle.1"),
        *moves("1 play JA", "2 play CO"),
        Task("heat", "play +D on 1", "grass.common:heat-on.1"),
        *moves("1 waste -S", "2 play +F on 0", ticks="heated"),
        barred("wrong-heat-off", "play -B", "grass.common:heat-off.1"),
        Task("heat-off", "play -F", "grass.common:heat-off.2"),
        *moves("1 play -D", "2 play PA"),
        Task("small", "play HG", "grass.common:peddle.2"),
        *moves("1 play +S on 0", "2 waste -F"),
        barred("second-open", "play MO", "grass.common:mo.2", by="grass.common:mo.1"),
        Task("fine", "play PF", "grass.classic:pay-fine.4"),
        *moves("1 play CO", "2 play HG"),
        Task("close-wasted", "waste MC", "grass.classic:waste.2"),
        *moves("1 play MX", "2 play MX"),
    ),
    closing=(CLOSE,),
    items=(
        *("draw", "discard", "open", "one-card", "peddle", "heat", "heated", "wrong-heat-off", "heat-off"),
        *("fine", "second-open", "close-wasted", "close"),
    ),
    signs=(Sign("draw", fact="card-drawn"), Sign("close", fact="market-closed")),
    account=(DISPLAYED, HIGHEST, BONUS),
)
"""The market, without any dealing (grass.classic:tutorial.2); the fine belongs here already
(grass.classic:tutorial.3). The other market closes lie deep in the stack, so that the learner is the one who
can close."""

DEALS: Final = Lesson(
    name="grass-2",
    edition="classic",
    options={"course": 2},
    beginning=Deal(
        dealer=GUS,
        hands=("PA HG MX -B -D CO", "MO MO CO JA MC -F", "MO -F -S +B PF -D"),
        stack="""
            -S +F -F JA -S -S +S PF +D HG HG MX PA
            -F -B MX MO PA MO CO MX MO -F PF HG MX PA -S -B MC +D +F MO +D -D JA -D MX +B CO HG JA
            MC DF MC +F +S JA MC +S -B MO CO MO PF +B HG PA MO -B -D
        """,
    ),
    script=(
        Task("trade", "offer -D for MO to 1", "grass.classic:deal.2"),
        *moves("1 accept", ticks="trade"),
        Task("open", "play MO", "grass.classic:turn.2"),
        barred("too-late", "offer MX for -S to 2", "grass.classic:deal.1", by="grass.common:turn.0"),
        *moves("1 play MO", "2 play MO"),
        Task("peddle", "play PA", "grass.common:peddle.1"),
        *moves("1 play CO", "2 waste -S"),
        Task("small", "play HG", "grass.common:peddle.2"),
        *moves("1 play JA", "2 play +B on 1"),
        barred("hand-for-table", "offer table MX for table JA to 1", "grass.classic:deal.4"),
        barred("nothing-in-return", "offer table HG for table CO to 2", "grass.classic:deal.3"),
        Task("table-trade", "offer table PA for table CO JA to 1", "grass.classic:deal.3"),
        *moves("1 accept", ticks="table-trade"),
        Task("combined", "offer -B and table HG for MC and table PA to 1", "grass.classic:deal.5"),
        *moves("1 accept", ticks="combined"),
        Task("then-a-card", "play CO", "grass.classic:deal.8"),
        *moves("1 play -B", "2 play MX"),
    ),
    closing=(CLOSE,),
    items=("trade", "table-trade", "combined", "hand-for-table", "nothing-in-return", "too-late"),
    account=(DISPLAYED, HIGHEST, BONUS),
)

SKIM: Final = Lesson(
    name="grass-3",
    edition="classic",
    options={"course": 3},
    beginning=Deal(
        dealer=GUS,
        hands=("BK MO CO LU GS ST", "MO PA +S HG +D -F", "MO DF -B PF MX -F"),
        stack="""
            JA -S -D ST MX -B -D -F -S MC CB -D HG -B JA PA MX CO -S
            HG ST MO +F GS MO +B -B PA MX MX JA -D -F MO -S MO +F MO MC PF +D CO -B MX +B -S CO +S
            MO PA ST +F MC MC JA +B MC HG LU -F PF CO -D PF HG MO CB PA +S JA +D HG
        """,
    ),
    script=(
        Task("open", "play MO", "grass.common:banker.1"),
        *moves("1 play MO", "2 play MO"),
        Task("first", "play CO", "grass.common:peddle.1"),
        *moves("1 play PA", "2 play DF"),
        Task("second", "play JA", "grass.common:peddle.1"),
        *moves("1 play +S on 2", "2 waste -D"),
        Task("steal", "play ST on 2 for DF", "grass.classic:steal.2"),
        *moves("1 play HG", "2 play -S"),
        barred("too-much", "play GS over CO JA", "grass.common:protected.1"),
        barred("feelgood", "play LU over DF", "grass.common:protected.3"),
        Task("protect", "play LU over CO JA", "grass.common:protected.4"),
        *moves("1 play +D on 0", "2 play MX"),
        barred("steal-heated", "play ST on 1 for PA", "grass.classic:steal.1"),
        Task("heat-off", "play -D", "grass.common:heat-off.3"),
        *moves("1 play MX", "2 play CO"),
    ),
    closing=(CLOSE,),
    items=("protect", "too-much", "feelgood", "steal", "steal-heated", "banker"),
    signs=(Sign("banker", line=BANKER),),
    account=(DISPLAYED, BANKER, HIGHEST, BONUS),
)

NIRVANA: Final = Lesson(
    name="grass-4",
    edition="classic",
    options={"course": 4},
    beginning=Deal(
        dealer=GUS,
        hands=("MO CO JA LU SH SO", "MO HG PA CO -S +F", "MO HG JA +B DC -F"),
        stack="""
            -F -F -S HG -D MX MC MX PF -D -B SO MX EU PF HG -D -S CO UW HG -S -B MX ST JA MO CO -D
            -S HG MX +S CO GS -B JA
            PF LU PA JA CB ST SO ST SH SH +S -F MO MO PA -F -B +D MO PF SH SH MO MC MO GS +B ST +S
            PA MC -D DC MC MX BK +D DC PA SO +B +D +F -B MO MC +F DF CB
        """,
    ),
    script=(
        Task("open", "play MO", "grass.common:mo.1"),
        *moves("1 play MO", "2 play MO"),
        Task("first", "play CO", "grass.common:peddle.1"),
        *moves("1 play HG", "2 play HG"),
        Task("second", "play JA", "grass.common:peddle.1"),
        *moves("1 play PA", "2 play JA"),
        Task("protect", "play LU over CO JA", "grass.classic:protected.6"),
        *moves("1 play CO", "2 play +B on 0"),
        Task("stonehigh", "play SH", "grass.classic:nirvana.1"),
        Task("euphoria", "play EU", "grass.classic:euphoria.1"),
        Task("sold-out", "play SO", "grass.classic:sold-out.1"),
        Task("pass", "pass -D", "grass.common:paranoia.5"),
        *moves("1 pass -S", "2 pass DC", "1 play HG", "2 play MX", ticks="sold-out"),
        *moves("1 play MX", "2 play CO"),
        Task("doublecrossed", "play DC", "grass.classic:doublecrossed.1"),
        Task("pass-again", "pass -F", "grass.common:paranoia.6"),
        *moves("1 pass -F", "2 pass -F", "1 play HG", "2 waste -S", "1 waste -B"),
        *moves("2 play MX", ticks="doublecrossed"),
        *moves("1 waste -D", "2 play JA"),
        Task("wiped-out", "play UW", "grass.classic:wiped-out.1"),
        Task("pass-last", "pass PF", "grass.common:wiped-out.2"),
        *moves("1 pass -B", "2 pass SO", "1 play CO", "2 waste -D", "1 waste -S"),
        *moves("2 play HG", ticks="wiped-out"),
        *moves("1 play MX", "2 play +S on 1"),
        Task("new-market", "play MO", "grass.common:wiped-out.3"),
        *moves("1 waste PF", "2 waste -B"),
    ),
    closing=(CLOSE,),
    items=("stonehigh", "euphoria", "sold-out", "doublecrossed", "wiped-out", "new-market", "fines"),
    signs=(Sign("fines", line=FINES, own=False),),
    account=(DISPLAYED, BANKER, HIGHEST, FINES, BONUS),
)

COURSE: Final = Course(Grass(), (MARKET, DEALS, SKIM, NIRVANA))

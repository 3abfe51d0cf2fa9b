// Made by `python -m stammtisch.server.typescript` from the types of the server; edit those instead.

export const VERSION = 1;
export type FromClient = Watch | Leave | Do | WatchLobby | Mute | Attend | Buzz | Clear;
export type FromServer = Hello | TableMessage | ToldMessage | Accepted | Duplicate | RefusedMessage | ErrorMessage | LobbyMessage | Listed | Unlisted | Lines | Ping | BuzzerMessage | Announcement | Closing;
export type Command = Sit | Stand | PlaceBot | Ready | Start | Reveal | Act | Say | Pause | Resume | Return | Rematch | Close | Preside | Exclude;

/** Your command is done and written down. */
export interface Accepted {
  type: "accepted";
  table: string;
  id: string;
  seq: number;
}

export interface Act {
  type: "act";
  id: string;
  act: string;
}

/** A row is complete. `number` counts from 1 on each sheet. */
export interface Add {
  type: "add";
  number: number;
  row: Record<string, unknown>;
}

/** The organiser adds somebody without a phone. */
export interface AddGuest {
  id: string;
  name: string;
}

/** Whoever runs the server has something to say to everybody. */
export interface Announcement {
  type: "announcement";
  text: string;
}

/** Show me this buzzer from now on, or no longer. */
export interface Attend {
  type: "attend";
  buzzer: string;
  on?: boolean;
}

/** Somebody who left takes part again. */
export interface Back {
  type: "back";
  person: number;
}

/** The first one: who plays what, clockwise. `first` deals first, or in Gress writes. */
export interface Begin {
  type: "begin";
  game: string;
  names: string[];
  edition?: string;
  options?: Record<string, unknown>;
  first?: number;
}

/** Where others find a book: to look, and, if it is yours, to write. */
export interface BookInvitation {
  look: Invitation;
  write?: Invitation | null;
}

/** A book you may write into. */
export interface BookLine {
  book: string;
  game: string;
  edition: string;
  names: string[];
  updated: number;
}

export interface BookList {
  books: BookLine[];
}

/** A book as it is after `seq` entries; whether you may write into it, and whether it is yours. */
export interface BookSight {
  book: string;
  seq: number;
  writer: boolean;
  owner: boolean;
  shown: ShownBook;
}

/** I called! `round` is that of the buzzer as I see it: a call that comes after it was cleared is void. */
export interface Buzz {
  type: "buzz";
  buzzer: string;
  round: number;
  call: "complaint" | "vorletzte";
}

/** A buzzer that was opened. */
export interface BuzzerLink {
  buzzer: string;
  path: string;
}

/** A buzzer: who opened it, who is there, and the calls since it was cleared. Those first come first; calls too close to tell stand side by side. */
export interface BuzzerMessage {
  type: "buzzer";
  buzzer: string;
  round: number;
  owner: string;
  people: string[];
  calls: Called[][];
}

/** Who called what, and how many milliseconds after the first. */
export interface Called {
  user: string;
  name: string;
  call: "complaint" | "vorletzte";
  later: number;
}

/** What the referee is asked: a position and what was done in it. */
export interface Case {
  game: string;
  position: Record<string, unknown> | string;
  edition?: string;
  options?: Record<string, unknown>;
  names?: string[];
  acts?: CaseAct[];
  clock?: Clock | null;
}

/** One thing done at the table: an act of a seat, or cards drawn. In Gress an act may have a time, in milliseconds, and the hand it was done with. */
export interface CaseAct {
  seat?: number | null;
  act?: string | null;
  drawn?: string[] | null;
  at?: number | null;
  hand?: string | null;
}

/** A guest takes a login and a password. */
export interface Claim {
  login: string;
  password: string;
}

/** All calls are settled; the next ones count anew. Only who opened the buzzer may say so. */
export interface Clear {
  type: "clear";
  buzzer: string;
}

/** Time to think: `seconds` for each act, and a `bank` of seconds for the whole match on top. Without seconds there is no clock; with an hour or more for an act it is play by correspondence. A game in time has its own times (gress:Q71), and `slow` makes them so many percent as long. */
export interface Clock {
  seconds?: number;
  bank?: number;
  slow?: number;
}

/** The host closes the table. */
export interface Close {
  type: "close";
  id: string;
}

/** The server is about to hang up: `restart` or `unavailable` (come again), `slow` (you did not read), `too-many`, `silent`, `banned`, `logged-out`. After it comes the end of the connection. */
export interface Closing {
  type: "closing";
  reason: string;
}

/** A row should have been another. `last` is the entry that changed it last. */
export interface Correct {
  type: "correct";
  row: string;
  last: string;
  to: Record<string, unknown>;
  reason?: string;
}

/** What somebody did. `who` is whom it was about, `before` and `after` are a result that was changed. */
export interface Deed {
  id: string;
  at: number;
  name: string;
  what: string;
  who?: string;
  number?: number | null;
  table?: number | null;
  before?: TableGame | null;
  after?: TableGame | null;
}

/** A row should not have been written. Those after it move up. */
export interface Delete {
  type: "delete";
  row: string;
  last: string;
  reason?: string;
}

/** Somebody may write no longer. */
export interface Dismiss {
  type: "dismiss";
  user: string;
}

/** A command for a table. */
export interface Do {
  type: "do";
  table: string;
  command: Sit | Stand | PlaceBot | Ready | Start | Reveal | Act | Say | Pause | Resume | Return | Rematch | Close | Preside | Exclude;
}

/** Your command was done before. */
export interface Duplicate {
  type: "duplicate";
  table: string;
  id: string;
  seq: number;
}

/** A complete round, all by person: the score itself, none for who missed it, and how much better it was than those at the same place elsewhere; matchpoints are in percent. */
export interface DuplicateRow {
  number: number;
  scores: (number | null)[];
  points: number[];
  matchpoints: number[];
}

/** All by person, but `order`: who they are, the best first. Equal totals share a place. */
export interface DuplicateSheet {
  kind: "duplicate";
  order: number[];
  rows: DuplicateRow[];
  totals: number[];
  matchpoints: number[];
  places: number[];
  leaders: number[];
  length: number;
  finished: boolean;
}

export interface EditionInfo {
  name: string;
  options: OptionInfo[];
  cards?: string[];
}

/** How the match ended. */
export interface Ended {
  type: "ended";
  at: number;
  scores: number[];
  winners: number[];
}

/** The result of a table: points by seat there, the seat that won (none after a dead end), dealing errors of the dealer, who has the first seat. `last` is the entry that it was last entered with, if any. A table of a duplicate event enters its result by itself. */
export interface Enter {
  type: "enter";
  number: number;
  table: number;
  points: number[];
  winner?: number | null;
  misdeals?: number;
  last?: string;
}

/** What became of each entry, and the book now. */
export interface Entered {
  results: EntryResult[];
  sight: BookSight;
}

/** What became of an entry. */
export interface EntryResult {
  id: string;
  status: "accepted" | "duplicate" | "refused";
  problem?: Problem | null;
}

/** Your message could not be taken: `code` says why (docs/protocol.md), `field` and `problem` what is wrong with it. `id` is that of the command, if it was one. */
export interface ErrorMessage {
  type: "error";
  code: string;
  problem?: string;
  field?: string;
  table?: string | null;
  id?: string | null;
}

/** Something done to an event, with an id that its client made up; sent again it is not done again. */
export interface EventEntry {
  id: string;
  entry: Go | Back | Seats | Enter | Finish;
}

/** An event you opened or take part in. */
export interface EventLine {
  event: string;
  title: string;
  state: "open" | "over";
  people: number;
  updated: number;
}

export interface EventList {
  events: EventLine[];
}

/** What is new to somebody who knew an event as it was. `patches`, done one after the other, lead from what was shown then to what is shown after `seq` entries; they fit for who took part then and does so now, and for who did neither. Where there are none, all is `shown`. */
export interface EventNews {
  event: string;
  seq: number;
  now: number;
  organiser: boolean;
  me: number | null;
  patches?: unknown[] | null;
  shown?: ShownEvent | null;
}

/** A complete game on the sheet: `cells` by column, `points` and `totals` by person. Points include those for dealing errors. */
export interface EventRow {
  number: number;
  cells: string[];
  points: number[];
  totals: number[];
}

/** The sheet in standard notation; a total in brackets is that of somebody who missed the game. */
export interface EventSheet {
  kind: "big";
  columns: number[];
  rows: EventRow[];
  totals: number[];
  leaders: number[];
  length: number;
  finished: boolean;
}

/** An event as it is after `seq` entries; whether you organise it, and who you are in it. `now` is the time of the server, for clocks. */
export interface EventSight {
  event: string;
  seq: number;
  now: number;
  organiser: boolean;
  me: number | null;
  shown: ShownEvent;
}

/** The event after what was asked for, or as it was, and why that could not be. */
export interface EventWritten {
  sight: EventSight;
  problem?: Problem | null;
}

/** The referee excludes somebody from the match. */
export interface Exclude {
  type: "exclude";
  id: string;
  seat: number;
}

/** A book as data: what is shown, and each sheet as a pad that `stammtisch sheet` reads. */
export interface Exported {
  shown: ShownBook;
  pads: Record<string, unknown>[];
}

/** The answer when something could not be done. */
export interface Failed {
  error: Problem;
}

/** Delete the account; with the password, if it has one. */
export interface Farewell {
  password?: string;
}

/** The organiser ends it before its time; games that are not complete don't count. */
export interface Finish {
  type: "finish";
}

/** A game of this server. `in_time` says that anybody may act at any moment; `stages` are those of its course, none if it has no course; `pad` is how many people its score sheet has room for, none if there is no such sheet; `excludes` says that a referee may exclude somebody, and `evening` that it is played at several tables with one sheet. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  bots: string[];
  editions: EditionInfo[];
  in_time: boolean;
  stages: number;
  pad: number;
  excludes: boolean;
  evening: boolean;
}

export interface GameList {
  games: GameInfo[];
}

/** How good somebody is at a game: `mu`, as uncertain as `sigma` says. `rated` are the last matches, the latest last; `matches` counts all. */
export interface GameRating {
  game: string;
  mu: number;
  sigma: number;
  matches: number;
  rated: RatedMatch[];
}

/** Somebody takes no part in the games to come. */
export interface Go {
  type: "go";
  person: number;
}

export interface Health {
  status: "ok";
  version: string;
}

/** The first message: the version of this protocol, who you are, the server's clock in milliseconds since the epoch, and the users you don't want to hear. */
export interface Hello {
  type: "hello";
  version: number;
  user: string;
  name: string;
  now: number;
  muted?: string[];
}

/** What a bot would do in your place, at this number of the table. */
export interface HintedAct {
  act: string;
  seq: number;
}

/** Where you sit, and what you played, the latest first. */
export interface History {
  sitting: SittingLine[];
  matches: MatchLine[];
}

/** Who runs this server and what becomes of people's data, in the words of whoever runs it; and how many days things are kept: sessions that nobody uses, guests who can't come back, talk, reports, and matches (0 for as long as there is a server). */
export interface HouseRules {
  imprint: string;
  privacy: string;
  session_days: number;
  guest_days: number;
  talk_days: number;
  report_days: number;
  match_days: number;
}

/** Where friends find a table: a link, and the same as a QR code, row by row, 1 for dark. */
export interface Invitation {
  link: string;
  qr: string[];
}

/** Take part under this name. `entropy` is what you add to the lottery, in hexadecimal. */
export interface JoinEvent {
  id: string;
  name: string;
  entropy?: string;
}

/** The end of a link that lets people write. */
export interface Key {
  key: string;
}

/** An act that came too late: behind which other act, by how many milliseconds (below zero if it was earlier all the same), and the classes of the winner and the loser (gress:10.9). */
export interface Lateness {
  behind: number;
  ms: number;
  classes: [string, string];
  reason: Record<string, string>;
}

/** Show me this table no longer. A seat is kept. */
export interface Leave {
  type: "leave";
  table: string;
}

/** What came of the act: `learnt` is a refusal that was asked for, `other` an act that is allowed but not asked for. `rule` and `values` say why it was refused. */
export interface LessonAnswer {
  outcome: "done" | "learnt" | "other" | "refused" | "unreadable";
  task: string;
  rule: string;
  values: Record<string, unknown>;
}

/** A lesson: what just happened, how the table looks now and what is asked for; no task means free play, or the end. `done` is what to send along next time. */
export interface LessonNow {
  lesson: string;
  stages: number;
  sight: Sight;
  scenes: LessonScene[];
  heard: Told[];
  task: LessonTask | null;
  answer: LessonAnswer | null;
  done: string[];
  items: string[];
  ticked: string[];
  over: boolean;
  account: SheetLine[][];
}

/** One act of somebody in a lesson, and how the table looked after it. */
export interface LessonScene {
  facts: Told[];
  moment: Moment;
}

/** What a learner is asked for. It is said with the message `learn-LESSON-NAME`. `listed` is the act as it is offered. `refused` says that it is there to be refused, `seconds` how quick one should be, if it matters. */
export interface LessonTask {
  name: string;
  act: string;
  listed: string;
  rule: string;
  refused: boolean;
  seconds: number;
}

/** What somebody did: to which row of which sheet, both from 1, and how it was before and after. */
export interface Line {
  id: string;
  at: number;
  name: string;
  what: string;
  sheet: number;
  number?: number | null;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string;
  undone?: boolean;
}

/** How the people at a table are connected, and how many others look on. */
export interface Lines {
  type: "lines";
  table: string;
  seats: SeatLine[];
  spectators?: number;
}

/** A table came into the lobby or changed there. */
export interface Listed {
  type: "listed";
  table: OpenTable;
}

/** The open tables, all of them. */
export interface LobbyMessage {
  type: "lobby";
  tables: OpenTable[];
}

/** Come in with a password. */
export interface Login {
  login: string;
  password: string;
  bearer?: boolean;
}

/** A match that is over, and which people played; its record is at /api/tables/{table}/records/{match}. */
export interface MatchLine {
  table: string;
  match: number;
  game: string;
  edition: string;
  ended: number;
  names: string[];
  bots: number;
}

/** Who you are. `token` is told once, to programs that asked for one. */
export interface Me {
  user: string;
  name: string;
  account: boolean;
  token?: string | null;
}

/** The game as a seat sees it: what changes with every act. `offers` are what the seat may do, as a tree of words (docs/acts.md). */
export interface Moment {
  seq: number;
  seat: number;
  times: Times;
  view?: unknown;
  offers?: Record<string, unknown>;
}

/** I don't want to hear somebody, or again I do. */
export interface Mute {
  type: "mute";
  user: string;
  on: boolean;
}

/** Begin a book. */
export interface NewBook {
  begin: Begin;
}

/** Entries in the order they were made, perhaps while there was no connection. */
export interface NewEntries {
  entries: NewEntry[];
}

/** An entry with an id that its client made up; sent again it is not done again. */
export interface NewEntry {
  id: string;
  entry: Add | Note | Correct | Delete | Undo | Next | Dismiss;
}

/** Open an event. */
export interface NewEvent {
  terms: Terms;
}

/** Come in. With `bearer` the answer holds a token for programs instead of setting a cookie. */
export interface NewGuest {
  name: string;
  bearer?: boolean;
}

/** What somebody did at a table that they should not. */
export interface NewReport {
  table: string;
  user: string;
  text: string;
}

/** Open a table. A private one is found by its link alone. */
export interface NewTable {
  settings: TableSettings;
  visibility?: "private" | "public";
}

/** A sheet is finished, and the next one begins. In Gress the rules say who writes it (gress:11.5); else `first` deals, or whoever's turn it is. */
export interface Next {
  type: "next";
  first?: number | null;
}

/** What is known of the coming row already: predictions in Double, misdeals in Gress. */
export interface Note {
  type: "note";
  number: number;
  row: Record<string, unknown>;
}

/** Done. */
export interface Nothing {
}

/** A table in the lobby. */
export interface OpenTable {
  table: string;
  game: string;
  edition: string;
  state: string;
  players: number;
  people: number;
  names: string[];
  bots: number;
  created: number;
  spectators?: boolean;
}

/** Something a table can agree on: examples of its values, the usual one first. */
export interface OptionInfo {
  name: string;
  rule: string;
  values: unknown[];
}

/** A match that is over, as a table remembers it. */
export interface PastMatch {
  match: number;
  scores: number[];
  winners: number[];
  dealer?: number | null;
  misdeals?: number;
  excluded?: number[];
}

/** I should like a pause. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Your own line: milliseconds to and fro; and by how many, in a game in time, your acts count as done before they arrived, with the reason why not by more. */
export interface Ping {
  type: "ping";
  ms: number;
  credited: number;
  reason: "confirmed" | "late" | "off" | "proxy" | "unknown" | "unmeasured";
}

/** What hangs beside the table and seldom changes. `secrets` are those of the hands that are over; at a `duplicate` table there are none, for others play the same deals. There is a `series` where more than one match is agreed on. */
export interface Placard {
  id: string;
  game: string;
  edition: string;
  options: Record<string, unknown>;
  host: string;
  clock: Clock;
  grace: number;
  stand_in: string;
  match: number;
  phase: "closed" | "open" | "over" | "playing" | "revealing";
  places: Place[];
  commitment: string;
  sealed: (string | null)[];
  entropy: (string | null)[];
  secrets: string[];
  wishes: Record<string, number[]>;
  played: PastMatch[];
  umpires?: boolean;
  umpire?: Place | null;
  series?: Series | null;
  duplicate?: boolean;
  closed?: string | null;
}

/** A seat, as everybody sees it. */
export interface Place {
  name?: string | null;
  user?: string | null;
  bot?: string | null;
  ready?: boolean;
  away?: boolean;
}

/** The host puts a bot at a seat, or with None nobody. */
export interface PlaceBot {
  type: "place";
  id: string;
  seat: number;
  bot: string | null;
}

/** A row to come: who deals, and where the game says so who begins and how many cards everybody gets. */
export interface Planned {
  number: number;
  dealer: number;
  starter?: number | null;
  cards?: number | null;
}

/** What a draw was taken from, in order: entry 0 of the pool first. */
export interface Pool {
  seq: number;
  draw: string;
  names: string[];
}

/** I take the chair of the referee; or it shall be free. */
export interface Preside {
  type: "preside";
  id: string;
  on: boolean;
}

/** A code, and what is wrong with the input if that is it, by which rule. */
export interface Problem {
  code: string;
  problem?: string;
  field?: string;
  rule?: string;
}

/** What everybody may know of a user. */
export interface Profile {
  user: string;
  name: string;
  since: number;
  matches: MatchLine[];
  ratings: GameRating[];
}

/** The rating after a match, and which place it was among how many people. */
export interface RatedMatch {
  ended: number;
  mu: number;
  sigma: number;
  place: number;
  people: number;
}

/** Let us begin. `sealed` is the SHA-256, in hexadecimal, of what I shall add to chance. */
export interface Ready {
  type: "ready";
  id: string;
  sealed: string;
}

/** Your command is against a rule; nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  table: string;
  id: string;
  rule: string;
  values: Record<string, unknown>;
}

/** Another match. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Rename {
  name: string;
}

/** A match at a glance. `hands` are the numbers of the entries that deal; `sheet` is the score sheet as its game has it. */
export interface Report {
  game: string;
  edition: string;
  options: Record<string, unknown>;
  seats: Sitter[];
  started: string;
  result: Ended | null;
  entries: number;
  hands: number[];
  sheet: unknown;
  pools: Pool[];
}

/** I should like to go on; before a pause has begun: I don't want it any more. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Give me my seat back. */
export interface Return {
  type: "return";
  id: string;
}

/** What I add to chance: 1 to 256 bytes in hexadecimal. */
export interface Reveal {
  type: "reveal";
  id: string;
  entropy: string;
}

/** The game that is dealt alike at every table of a duplicate event, the `players` at each, seconds for an act, and the bot that sits where people are missing or have left. */
export interface SameDeals {
  game: string;
  players?: number;
  edition?: string;
  options?: Record<string, unknown>;
  seconds?: number;
  bot?: string;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Whether somebody at a seat is connected, how many milliseconds their line takes to and fro, and in a game in time by how many their acts count as done before they arrived. */
export interface SeatLine {
  seat: number;
  here: boolean;
  ping: number | null;
  credited?: number | null;
}

/** The organiser has the seats of a game drawn. `tables` are sizes that the organiser wants, ours if left out. */
export interface Seats {
  type: "seats";
  number: number;
  tables?: number[];
}

/** A series: best `of` so many matches, the `wins` of each seat, and who has won it. Who shares a match has won it. The first with more than half of the matches wins the series, and so do those with the most wins when all are played. */
export interface Series {
  of: number;
  wins: number[];
  matches: number;
  winners: number[];
}

/** The public key that the records of this server are signed with (Ed25519, in hexadecimal). */
export interface ServerKey {
  key: string;
}

/** One of your sessions; `id` ends it. */
export interface SessionLine {
  id: string;
  created: number;
  seen: number;
  label: string;
  this: boolean;
}

export interface SessionList {
  sessions: SessionLine[];
}

/** One line of a score sheet: what a seat gets or loses, and by which rule. */
export interface SheetLine {
  seat: number;
  rule: string;
  amount: number;
  total: number;
}

/** One event of a match as somebody may know it: what they are told, who is asked after it, and what of the view is not as it was before. `seq` is the number of its entry. */
export interface Shown {
  seq: number;
  facts: Told[];
  changed: Record<string, unknown>;
  asked?: number[];
  at?: number | null;
}

/** A book to look at; `undoable` is the entry that an undo would take back. */
export interface ShownBook {
  game: string;
  edition: string;
  options: Record<string, unknown>;
  names: string[];
  sheets: ShownSheet[];
  writers: Writer[];
  history: Line[];
  undoable: string | null;
}

/** An event to look at. */
export interface ShownEvent {
  title: string;
  games: number;
  minutes: number;
  play: "online" | "real";
  duplicate: SameDeals | null;
  host: string;
  commitment: string;
  people: ShownGuest[];
  rounds: ShownRound[];
  sheet: EventSheet | DuplicateSheet;
  history: Deed[];
}

/** Somebody who takes part; `phone` says whether they came by themselves. */
export interface ShownGuest {
  name: string;
  here: boolean;
  phone: boolean;
  entropy: string;
}

/** A game. Its `secret` can be checked: its hash is the secret before it, and that of the first game is what the event committed to. `drawn` are the people whose entropy counts, in this order. `done` says which tables have finished. In a duplicate event `promise` is the commitment of all its tables, and `deals` the secret behind it, which comes in the chain after `secret`, once all have finished. */
export interface ShownRound {
  at: number;
  drawn: number[];
  tables: number[][];
  results: (TableResult | null)[];
  online: (string | null)[];
  secret: string;
  complete: boolean;
  done: boolean[];
  promise?: string;
  deals?: string;
}

/** A row as it was entered, who dealt it, and the totals after it. */
export interface ShownRow {
  id: string;
  last: string;
  dealer: number;
  data: Record<string, unknown>;
  totals: number[];
  corrected: boolean;
}

/** One sheet to look at. Totals, leaders and winners go by seat; `detail` is the sheet as its game has it. */
export interface ShownSheet {
  first: number;
  rows: ShownRow[];
  totals: number[];
  leaders: number[];
  plan: Planned[];
  over: boolean;
  extended: boolean;
  winners: number[];
  note?: Record<string, unknown> | null;
  detail?: unknown;
}

/** A match as one view of it: `start` before anything happened, then what changes. */
export interface Shows {
  start: Record<string, unknown>;
  steps: Shown[];
}

/** All that a user may be shown. */
export interface Sight {
  placard: Placard;
  moment: Moment;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Who sits at a seat, and who decides there when the match begins: `human`, or the name of a bot. */
export interface Sitter {
  name: string;
  player?: string;
}

/** A table you sit at, and which people do. */
export interface SittingLine {
  table: string;
  game: string;
  edition: string;
  state: string;
  names: string[];
  bots: number;
}

/** Leave the seat. In a match a bot goes on, and the seat can be had back. */
export interface Stand {
  type: "stand";
  id: string;
}

/** The host wants to begin without the open seats. */
export interface Start {
  type: "start";
  id: string;
}

/** An event as somebody may know it: what they are told, and what they see after it. */
export interface StoryStep {
  seq: number;
  at: number;
  facts: Told[];
  moment: Moment;
}

/** What is entered after a game at a table: points by seat, and who won, if anybody did. `misdeals` counts the dealing errors of this game's dealer before it, `excluded` are the seats that did not play to the end. */
export interface TableGame {
  points: number[];
  winner: number | null;
  misdeals?: number;
  excluded?: number[];
}

/** The secret in the link to a private table. */
export interface TableKey {
  key: string;
}

/** A table, and the path that leads to it. */
export interface TableLink {
  table: string;
  path: string;
}

export interface TableList {
  tables: OpenTable[];
}

/** All you may see of a table. `seq` counts what has happened there. `facts` are what you missed since the `after` of your `watch`; `gap` says that more happened than can be told. */
export interface TableMessage {
  type: "table";
  table: string;
  seq: number;
  sight: Sight;
  facts: Told[];
  gap?: boolean;
}

/** The result of a table as it was entered last, by whom; by nobody if it was played online. */
export interface TableResult {
  id: string;
  by: string;
  result: TableGame;
}

/** The game with its options, how many play, and the rules of the house. */
export interface TableSettings {
  game: string;
  players: number;
  edition?: string;
  options?: Record<string, unknown>;
  clock?: Clock;
  grace?: number;
  stand_in?: string;
  spectators?: boolean;
  umpire?: boolean;
  series?: number;
}

/** All you may see of a table now. */
export interface TableSight {
  table: string;
  seq: number;
  sight: Sight;
}

/** Go on with a lesson: what was done in it so far, and what is to be done now. Nothing is kept here. */
export interface TakeLesson {
  course: string;
  stage?: number;
  done?: string[];
  act?: string | null;
}

/** What an event is called and how it goes: how many games at least, how many minutes for each (0: as many as it takes), and whether tables play online where everybody has a phone. With `duplicate` it is no Großzettel evening: all tables play the same deals, online, and its games are called rounds. */
export interface Terms {
  title: string;
  games?: number;
  minutes?: number;
  play?: "online" | "real";
  duplicate?: SameDeals | null;
}

/** The clocks, all in milliseconds: the seats the game waits for, each with the time when it is up, or null; what is left in the banks; until when hands rest, or what was sealed is to be opened. */
export interface Times {
  asked?: Record<string, number | null>;
  banks?: number[];
  paused?: string | null;
  rest?: number;
  reveal?: number;
}

/** A fact as it is sent: `of` is the game, or `table` for what is no part of the game. A verdict names its `rule`. */
export interface Told {
  of: string;
  kind: string;
  about: Record<string, unknown>;
  rule?: string | null;
}

/** Something happened: what, and how the table looks now. With every act only the moment changes, a part of the sight; when more has changed, a whole new sight comes instead. */
export interface ToldMessage {
  type: "told";
  table: string;
  seq: number;
  facts: Told[];
  moment?: Moment | null;
  sight?: Sight | null;
}

/** The last change was a slip: `of` is its id. */
export interface Undo {
  type: "undo";
  of: string;
}

/** A table left the lobby. */
export interface Unlisted {
  type: "unlisted";
  table: string;
}

/** What the rules say about one thing done. */
export interface Verdict {
  verdict: string;
  place?: number | null;
  seat?: number | null;
  act?: string | null;
  drawn?: string[] | null;
  at?: number | null;
  hand?: string | null;
  rule?: string | null;
  reason?: Record<string, string>;
  counts_as?: string | null;
  races?: Lateness[];
  facts?: Record<string, string>[];
}

/** All verdicts, and where they lead. */
export interface Verdicts {
  acts: Verdict[];
  standing: Record<string, string>[];
  position: Record<string, unknown>;
  line: string;
  over: boolean;
  winners: number[];
  sheet: SheetLine[];
}

/** Show me this table from now on. With `after` I have seen everything up to that number: what happened since is told too, as far as it is at hand. */
export interface Watch {
  type: "watch";
  table: string;
  after?: number | null;
}

/** Tell me of the open tables, or no longer. */
export interface WatchLobby {
  type: "lobby";
  on: boolean;
}

/** Somebody who may write. */
export interface Writer {
  user: string;
  name: string;
}

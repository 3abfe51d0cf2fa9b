import type {
  AddGuest, Begin, BookInvitation, BookList, BookSight, BuzzerLink, Case, Entered, EventEntry, EventList, EventNews, EventSight,
  EventWritten, GameList, HintedAct, History, HouseRules, Invitation, JoinEvent, LessonNow, Me, NewEntry, NewReport, NewTable, Nothing,
  Problem, Profile, Report, Shows, TableLink, TakeLesson, Terms, Told, Verdicts,
} from "./messages";

/** What the server would not do; `code` has a sentence, `error-CODE`. */
export class Failed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function ask<Reply>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Reply> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Failed({ code: "unavailable" });
  }
  const found: unknown = await reply.json().catch(() => null);
  if (reply.ok) return found as Reply;
  const error = (found as { error?: Problem } | null)?.error;
  throw new Failed(error ?? { code: "unavailable" });
}

const event = (id: string) => `/api/events/${encodeURIComponent(id)}`;
const book = (id: string) => `/api/books/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  comeIn: (name: string) => ask<Me>("POST", "/api/guest", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }),
  logIn: (login: string, password: string) => ask<Me>("POST", "/api/login", { login, password }),
  logOut: () => ask<Nothing>("DELETE", "/api/session"),
  claim: (login: string, password: string) => ask<Nothing>("POST", "/api/account", { login, password }),
  leaveForGood: (password: string) => ask<Nothing>("DELETE", "/api/me", { password }),
  ownData: "/api/me/data",
  house: () => ask<HouseRules>("GET", "/api/house"),
  sendReport: (wanted: NewReport) => ask<Nothing>("POST", "/api/reports", wanted),
  games: () => ask<GameList>("GET", "/api/games"),
  lesson: (wanted: TakeLesson) => ask<LessonNow>("POST", "/api/lesson", wanted),
  profile: (user: string) => ask<Profile>("GET", `/api/users/${encodeURIComponent(user)}`),
  history: (skip = 0) => ask<History>("GET", `/api/history?skip=${skip}`),
  openTable: (wanted: NewTable) => ask<TableLink>("POST", "/api/tables", wanted),
  joinTable: (id: string, key: string) => ask<Nothing>("POST", `${table(id)}/guests`, { key }),
  invitation: (id: string) => ask<Invitation>("GET", `${table(id)}/invitation`),
  settlement: (id: string) => ask<Told[]>("GET", `${table(id)}/settlement`),
  hint: (id: string) => ask<HintedAct>("POST", `${table(id)}/hint`),
  books: () => ask<BookList>("GET", "/api/books"),
  beginBook: (begin: Begin) => ask<BookSight>("POST", "/api/books", { begin }),
  book: (id: string) => ask<BookSight>("GET", book(id)),
  bookNews: (id: string, seq: number, signal: AbortSignal) => ask<BookSight>("GET", `${book(id)}/after/${seq}`, undefined, signal),
  writeBook: (id: string, entries: NewEntry[]) => ask<Entered>("POST", `${book(id)}/entries`, { entries }),
  joinBook: (id: string, key: string) => ask<BookSight>("POST", `${book(id)}/writers`, { key }),
  bookInvitation: (id: string) => ask<BookInvitation>("GET", `${book(id)}/invitation`),
  bookData: (id: string) => `${book(id)}/export`,
  referee: (wanted: Case) => ask<Verdicts>("POST", "/api/referee", wanted),
  openBuzzer: () => ask<BuzzerLink>("POST", "/api/buzzers"),
  buzzerInvitation: (id: string) => ask<Invitation>("GET", `/api/buzzers/${encodeURIComponent(id)}/invitation`),
  events: () => ask<EventList>("GET", "/api/events"),
  openEvent: (terms: Terms) => ask<EventSight>("POST", "/api/events", { terms }),
  event: (id: string) => ask<EventSight>("GET", event(id)),
  eventNews: (id: string, seq: number, signal: AbortSignal) => ask<EventNews>("GET", `${event(id)}/after/${seq}`, undefined, signal),
  joinEvent: (id: string, wanted: JoinEvent) => ask<EventWritten>("POST", `${event(id)}/people`, wanted),
  addGuest: (id: string, wanted: AddGuest) => ask<EventWritten>("POST", `${event(id)}/guests`, wanted),
  writeEvent: (id: string, wanted: EventEntry) => ask<EventWritten>("POST", `${event(id)}/entries`, wanted),
  eventInvitation: (id: string) => ask<Invitation>("GET", `${event(id)}/invitation`),
  told: (id: string, upto: number) => ask<Told[]>("GET", `${table(id)}/told/${upto}`),
  sheet: <Sheet>(id: string) => ask<Sheet>("GET", `${table(id)}/sheet`),
  record: (id: string, match: number | string) => `${table(id)}/records/${match}`,
  readRecord: (id: string, match: string) => ask<unknown>("GET", `${table(id)}/records/${match}`),
  report: (id: string, match: string) => ask<Report>("GET", `${table(id)}/records/${match}/report`),
  replay: (id: string, match: string, view: string) => ask<Shows>("GET", `${table(id)}/records/${match}/replay/${view}`),
};

import type { Accepted, Buzz, BuzzerMessage, Command, Duplicate, ErrorMessage, FromClient, FromServer, OpenTable, Ping, RefusedMessage } from "./messages";

/** How a command ends. */
export type Outcome = Accepted | Duplicate | RefusedMessage | ErrorMessage;
/** A command before it has its id. */
export type Wish = Command extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;
/** Who hears what is told of one table. */
export interface Listener {
  readonly after: number | null;
  hear(message: FromServer): void;
}

/** Who hears of one buzzer, and what became of it. */
interface Attendance {
  id: string;
  hear: (message: BuzzerMessage) => void;
  fail: (code: string) => void;
}

interface Pending {
  table: string;
  command: Command;
  settle(outcome: Outcome): void;
  tries: number;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const RETRY_WAIT = 1_000;
const MOST_TRIES = 5;
/** Reasons to hang up after which coming back at once would only annoy. */
const FINAL = ["banned", "logged-out", "too-many"];

/**
 * The one connection of this page. It comes back by itself; then every table is watched again from where it
 * was, and every command without an answer is sent again with the same id, so that it is done once.
 */
export class Line {
  state: "idle" | "connecting" | "open" | "offline" | "ended" = $state("idle");
  reason = $state("");
  ping: Ping | null = $state.raw(null);
  user = $state("");
  announcement = $state("");
  lobby: OpenTable[] = $state.raw([]);
  /** Users whose talk is not shown. */
  muted: string[] = $state.raw([]);
  /** What to add to the clock here to get that of the server. */
  skew = 0;

  #socket: WebSocket | null = null;
  #listeners = new Map<string, Listener>();
  #pending = new Map<string, Pending>();
  #inLobby = false;
  #buzzer: Attendance | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #prefix = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  #count = 0;

  constructor(private readonly address: string) {
    addEventListener("online", () => this.#hurry());
    addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry());
  }

  /** Begin, or begin again after it was ended. */
  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.state = "connecting";
    this.reason = "";
    const socket = (this.#socket = new WebSocket(this.address));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lost(socket);
  }

  /** Come in as somebody else. */
  reopen(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.open();
  }

  watch(table: string, listener: Listener): void {
    this.#listeners.set(table, listener);
    if (this.state === "open") this.#send({ type: "watch", table, after: listener.after });
    else if (this.state === "idle") this.open();
  }

  leave(table: string): void {
    this.#listeners.delete(table);
    if (this.state === "open") this.#send({ type: "leave", table });
  }

  /** A command, which ends once and for all, however often the line breaks meanwhile. */
  do(table: string, wish: Wish): Promise<Outcome> {
    const id = `${this.#prefix}-${++this.#count}`;
    const command = { ...wish, id } as Command;
    return new Promise((settle) => {
      this.#pending.set(id, { table, command, settle, tries: 0 });
      if (this.state === "open") this.#send({ type: "do", table, command });
    });
  }

  watchLobby(on: boolean): void {
    this.#inLobby = on;
    if (this.state === "open") this.#send({ type: "lobby", on });
    else if (on && this.state === "idle") this.open();
  }

  /** Hear of a buzzer from now on; of none with an empty id. */
  attend(id: string, hear: Attendance["hear"] | null, fail: Attendance["fail"] | null): void {
    const before = this.#buzzer?.id;
    this.#buzzer = hear && fail ? { id, hear, fail } : null;
    if (this.state === "open") {
      if (this.#buzzer) this.#send({ type: "attend", buzzer: id });
      else if (before) this.#send({ type: "attend", buzzer: before, on: false });
    } else if (this.#buzzer && this.state === "idle") this.open();
  }

  buzz(buzzer: string, round: number, call: Buzz["call"]): void {
    if (this.state === "open") this.#send({ type: "buzz", buzzer, round, call });
  }

  clearBuzzer(buzzer: string): void {
    if (this.state === "open") this.#send({ type: "clear", buzzer });
  }

  mute(user: string, on: boolean): void {
    if (this.state !== "open") return;
    this.#send({ type: "mute", user, on });
    this.muted = on ? [...this.muted, user] : this.muted.filter((one) => one !== user);
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.muted = message.muted ?? [];
        return this.#welcome(message.user, message.now);
      case "ping":
        this.ping = message;
        return;
      case "announcement":
        this.announcement = message.text;
        return;
      case "closing":
        this.reason = message.reason;
        return;
      case "lobby":
        this.lobby = message.tables;
        return;
      case "listed":
        this.lobby = [message.table, ...this.lobby.filter((one) => one.table !== message.table.table)];
        return;
      case "unlisted":
        this.lobby = this.lobby.filter((one) => one.table !== message.table);
        return;
      case "accepted":
      case "duplicate":
      case "refused":
        this.#settle(message.id, message);
        return;
      case "error":
        if (message.id) this.#failed(message.id, message);
        else if (message.table) this.#listeners.get(message.table)?.hear(message);
        else this.#buzzer?.fail(message.code);
        return;
      case "buzzer":
        if (message.buzzer === this.#buzzer?.id) this.#buzzer.hear(message);
        return;
      default:
        this.#listeners.get(message.table)?.hear(message);
    }
  }

  #welcome(user: string, now: number): void {
    this.user = user;
    this.skew = now - Date.now();
    this.state = "open";
    this.#wait = FIRST_WAIT;
    for (const [table, listener] of this.#listeners) this.#send({ type: "watch", table, after: listener.after });
    for (const one of this.#pending.values()) this.#send({ type: "do", table: one.table, command: one.command });
    if (this.#inLobby) this.#send({ type: "lobby", on: true });
    if (this.#buzzer) this.#send({ type: "attend", buzzer: this.#buzzer.id });
  }

  #settle(id: string, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(outcome);
  }

  /** A server that is busy or about to stop may take the command a moment later. */
  #failed(id: string, message: ErrorMessage): void {
    const pending = this.#pending.get(id);
    if (!pending || message.code !== "unavailable" || ++pending.tries > MOST_TRIES) return this.#settle(id, message);
    setTimeout(() => {
      const { table, command } = pending;
      if (this.state === "open" && this.#pending.has(id)) this.#send({ type: "do", table, command });
    }, RETRY_WAIT);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.ping = null;
    if (FINAL.includes(this.reason)) {
      this.state = "ended";
      return;
    }
    this.state = "offline";
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks at the page again. */
  #hurry(): void {
    if (this.state !== "offline") return;
    this.#wait = FIRST_WAIT;
    this.open();
  }
}

export const line = new Line(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);

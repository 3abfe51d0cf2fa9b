import { api, Failed } from "../wire/api";
import { line } from "../wire/line.svelte";
import type { Me } from "../wire/messages";
import { words } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** Who sits before this page. Nobody is asked for anything: a guest is made when one is needed. */
class Visitor {
  me: Me | null = $state.raw(null);
  #coming: Promise<Me> | null = null;

  /** Somebody, known or new. */
  be(): Promise<Me> {
    this.#coming ??= this.#find().catch((problem: unknown) => {
      this.#coming = null;
      throw problem;
    });
    return this.#coming;
  }

  /** Whoever was here before, if anybody. */
  async look(): Promise<void> {
    if (!settings.known) return;
    try {
      this.#set(await api.me());
    } catch {
      this.me = null;
    }
  }

  async rename(name: string): Promise<void> {
    await this.be();
    this.#set(await api.rename(name));
    settings.change({ name });
    line.reopen();
  }

  async logIn(login: string, password: string): Promise<void> {
    this.#set(await api.logIn(login, password));
    line.reopen();
  }

  async claim(login: string, password: string): Promise<void> {
    await this.be();
    await api.claim(login, password);
    await this.look();
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.#forget();
  }

  /** The account is deleted, here and on the server. */
  async leaveForGood(password: string): Promise<void> {
    await api.leaveForGood(password);
    settings.change({ name: "" });
    this.#forget();
  }

  #forget(): void {
    this.me = null;
    this.#coming = null;
    settings.change({ known: false });
  }

  #set(me: Me): void {
    this.me = me;
    this.#coming = Promise.resolve(me);
    settings.change({ known: true });
  }

  async #find(): Promise<Me> {
    const me = (settings.known && (await this.#again())) || (await this.#arrive());
    this.#set(me);
    return me;
  }

  async #again(): Promise<Me | null> {
    try {
      return await api.me();
    } catch (problem) {
      if (problem instanceof Failed && problem.problem.code === "login-needed") return null;
      throw problem;
    }
  }

  #arrive(): Promise<Me> {
    const number = 100 + Math.floor(Math.random() * 900);
    return api.comeIn(settings.name || words.say("page-guest", { number: String(number) }));
  }
}

export const visitor = new Visitor();

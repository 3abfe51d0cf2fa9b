import { any, type Offers } from "../table/offers";
import { api, Failed } from "../wire/api";
import type { LessonNow, LessonScene, Sight, Told } from "../wire/messages";
import type { Heard } from "../wire/table.svelte";
import { keep, progress } from "./progress";
import { keepTempo, keptTempo, paceOf, type Tempo } from "./tempo";

/** One lesson while it is taken. The server knows nothing of it: what was done is kept here and sent along. */
export class LessonState {
  now: LessonNow | null = $state.raw(null);
  /** The table as it is shown, which is behind `now` while others act. */
  sight: Sight | null = $state.raw(null);
  latest: Told[] = $state.raw([]);
  /** What was told up to what is shown. */
  heard: Heard[] = $state.raw([]);
  /** Whether everything that happened has been shown. */
  settled = $state(false);
  /** Whether the introduction has been read. */
  begun = $state(false);
  /** The act that the latest answer is about. */
  tried = $state("");
  pending: string[] = $state.raw([]);
  problem = $state("");
  /** Whether the time for a task is over. */
  late = $state(false);
  tempo: Tempo = $state(keptTempo());

  #showing = 0;

  constructor(readonly game: string, readonly stage: number) {
    const kept = progress().at[game];
    void this.#start(kept?.stage === stage ? kept.done : []);
  }

  /** What may be done now; what is there to be refused is among it. */
  get offers(): Offers {
    return this.now && this.begun && this.settled && !this.late ? (this.now.sight.moment.offers ?? {}) : {};
  }

  get passed(): boolean {
    return !!this.now?.over && this.now.items.every((item) => this.now?.ticked.includes(item));
  }

  begin(): void {
    this.begun = true;
    if (this.now) void this.#show(this.now, this.now.scenes);
  }

  async act(act: string): Promise<void> {
    const now = this.now;
    if (!now || !any(this.offers) || this.pending.length) return;
    this.pending = [act];
    await this.#ask(now.done, act);
    this.pending = [];
  }

  /** Take the last act back. */
  async back(): Promise<void> {
    if (this.now?.done.length) await this.#ask(this.now.done.slice(0, -1));
  }

  async again(): Promise<void> {
    await this.#ask([]);
  }

  choose(tempo: Tempo): void {
    this.tempo = tempo;
    this.late = false;
    keepTempo(tempo);
  }

  leave(): void {
    this.#showing++;
  }

  /** What was kept may be of an older lesson: then it begins anew. */
  async #start(done: string[]): Promise<void> {
    if (!(await this.#ask(done)) && done.length) await this.#ask([]);
  }

  async #ask(done: string[], act?: string): Promise<boolean> {
    this.problem = "";
    try {
      const now = await api.lesson({ course: this.game, stage: this.stage, done, act: act ?? null });
      this.#take(now, act ?? "");
      return true;
    } catch (failure) {
      this.problem = failure instanceof Failed ? failure.problem.code : "broken";
      return false;
    }
  }

  #take(now: LessonNow, tried: string): void {
    this.now = now;
    this.tried = tried;
    this.late = false;
    keep((kept) => {
      kept.at[this.game] = { stage: this.stage, done: now.over ? [] : now.done };
      const before = kept.passed[this.game] ?? [];
      if (this.passed && !before.includes(this.stage)) kept.passed[this.game] = [...before, this.stage].sort();
    });
    this.begun = now.done.length > 0 || (this.begun && tried !== "");
    void this.#show(now, this.begun ? now.scenes : now.scenes.slice(0, 1));
  }

  /** Scene by scene, so that one sees what the others did. */
  async #show(now: LessonNow, scenes: LessonScene[]): Promise<void> {
    const showing = ++this.#showing;
    this.settled = false;
    let untold = now.scenes.reduce((sum, scene) => sum + scene.facts.length, 0);
    for (const [place, scene] of scenes.entries()) {
      const { pause } = paceOf(this.tempo);
      if (place && pause) await new Promise((done) => setTimeout(done, pause));
      if (showing !== this.#showing) return;
      untold -= scene.facts.length;
      this.sight = { placard: now.sight.placard, moment: scene.moment };
      this.latest = scene.facts;
      this.heard = now.heard.slice(0, now.heard.length - untold).map((fact, number) => ({ ...fact, number }));
    }
    if (this.begun) this.sight = now.sight;
    this.settled = true;
  }
}

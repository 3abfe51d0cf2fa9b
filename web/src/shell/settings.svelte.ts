import { store, stored } from "./stored";
import { browserLanguage, LANGUAGES, words, type Language } from "../words/words.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "reduced";
export type Suits = "french" | "german";
export type Colours = "two" | "four";
export const SPEEDS = [0.5, 1, 2, 4] as const;

const KEY = "stammtisch";
const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

interface Kept {
  language?: Language;
  sound?: boolean;
  speed?: number;
  motion?: Motion;
  theme?: Theme;
  suits?: Suits;
  colours?: Colours;
  name?: string;
  known?: boolean;
}

/** What somebody likes, kept in this browser. */
class Settings {
  sound = $state(true);
  speed = $state(1);
  motion: Motion = $state("system");
  theme: Theme = $state("system");
  /** The pack Gress is played with. */
  suits: Suits = $state("french");
  colours: Colours = $state("two");
  /** The name a guest chose. */
  name = $state("");
  /** Whether a session was begun here: its cookie can't be read. */
  known = $state(false);
  #quiet = $state(quiet.matches);

  /** Nothing moves. */
  get still(): boolean {
    return this.motion === "reduced" || this.#quiet;
  }

  async begin(): Promise<void> {
    const found = stored<Kept>(KEY);
    this.sound = found.sound ?? true;
    this.speed = SPEEDS.find((speed) => speed === found.speed) ?? 1;
    this.motion = found.motion ?? "system";
    this.theme = found.theme ?? "system";
    this.suits = found.suits ?? "french";
    this.colours = found.colours ?? "two";
    this.name = found.name ?? "";
    this.known = found.known ?? false;
    quiet.addEventListener("change", () => ((this.#quiet = quiet.matches), this.#show()));
    dark.addEventListener("change", () => this.#show());
    this.#show();
    await words.speak(LANGUAGES.find((one) => one === found.language) ?? browserLanguage());
  }

  change(wanted: Kept): void {
    const { language, ...rest } = wanted;
    Object.assign(this, rest);
    if (language) void words.speak(language);
    store(KEY, { ...stored<Kept>(KEY), ...wanted });
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.theme === "system" ? (dark.matches ? "dark" : "light") : this.theme;
    root.dataset["motion"] = this.still ? "reduced" : "full";
    root.dataset["colours"] = this.colours;
    root.style.setProperty("--pace", String(this.speed));
  }
}

export const settings = new Settings();

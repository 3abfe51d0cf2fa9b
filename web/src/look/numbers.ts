import { words } from "../words/words.svelte";

/** A number as it is written in the language that is spoken. */
export const number = (value: number): string => value.toLocaleString(words.language);

/** What somebody gained or lost, with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace("-", "−"));

import type { Words } from "../words/words.svelte";

/** The stages of a course: each has a title. */
export function stagesOf(words: Words, game: string): number[] {
  const found: number[] = [];
  while (words.has(`learn-${game}-${found.length + 1}-title`)) found.push(found.length + 1);
  return found;
}

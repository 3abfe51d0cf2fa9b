import { settings } from "../shell/settings.svelte";
import { keep, progress } from "./progress";

/** How long one looks at what somebody did, in milliseconds; and how many times as long one may take, 0 for no clock. */
interface Pace {
  pause: number;
  times: number;
}

const PACES = { leisure: { pause: 1500, times: 0 }, steady: { pause: 900, times: 2 }, quick: { pause: 450, times: 1 } } as const;
export type Tempo = keyof typeof PACES;
export const TEMPOS = Object.keys(PACES) as Tempo[];

export function keptTempo(): Tempo {
  const kept = progress().tempo;
  return TEMPOS.find((tempo) => tempo === kept) ?? "leisure";
}

export function keepTempo(tempo: Tempo): void {
  keep((kept) => (kept.tempo = tempo));
}

/** Who wants nothing to move sees at once where everything ended; the log tells the rest. */
export function paceOf(tempo: Tempo): Pace {
  const { pause, times } = PACES[tempo];
  return { pause: settings.still ? 0 : pause / settings.speed, times };
}

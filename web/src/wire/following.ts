import { Failed } from "./api";

export const AGAIN_MS = 2500;
/** The server could not say; whoever asks again is answered. */
export const LATER = new Set(["unavailable", "too-many", "broken"]);

/** What a page knows of something others change, too: whether the server is there, and whether the thing is. */
export interface Follower {
  online: boolean;
  missing: boolean;
}

/** Ask for news one after the other as long as anybody looks; a server that can't say is asked again in a moment. */
export async function follow(follower: Follower, ended: AbortSignal, ask: () => Promise<void>): Promise<void> {
  while (!ended.aborted) {
    try {
      await ask();
      follower.online = true;
    } catch (problem) {
      if (ended.aborted) return;
      if (problem instanceof Failed && !LATER.has(problem.problem.code)) {
        follower.missing = true;
        return;
      }
      follower.online = false;
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
}

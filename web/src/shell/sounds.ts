import { settings } from "./settings.svelte";

/** Short sounds, made on the spot: each a few notes with pitch, start and length in seconds. */
const SOUNDS = {
  turn: [[660, 0, 0.12], [880, 0.1, 0.18]],
  card: [[240, 0, 0.05]],
  trick: [[330, 0, 0.08], [440, 0.07, 0.12]],
  deal: [[210, 0, 0.04], [230, 0.07, 0.04], [250, 0.14, 0.04]],
  money: [[990, 0, 0.05], [1320, 0.05, 0.12]],
  heat: [[420, 0, 0.14], [560, 0.13, 0.14], [420, 0.26, 0.14]],
  steal: [[700, 0, 0.06], [520, 0.05, 0.06], [380, 0.1, 0.1]],
  draw: [[150, 0, 0.06], [190, 0.05, 0.05]],
  swap: [[330, 0, 0.08], [440, 0.08, 0.08], [330, 0.16, 0.08]],
  halt: [[988, 0, 0.1], [988, 0.14, 0.22]],
  said: [[520, 0, 0.07]],
  over: [[523, 0, 0.15], [659, 0.13, 0.15], [784, 0.26, 0.3]],
  refused: [[180, 0, 0.15]],
} as const;
const VOLUME = 0.06;

let speaker: AudioContext | undefined;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  speaker ??= new AudioContext();
  const now = speaker.currentTime;
  for (const [pitch, start, length] of SOUNDS[name]) {
    const [note, loudness] = [speaker.createOscillator(), speaker.createGain()];
    note.type = "triangle";
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(VOLUME, now + start);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    note.connect(loudness).connect(speaker.destination);
    note.start(now + start);
    note.stop(now + start + length);
  }
}

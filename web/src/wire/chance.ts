/** What a seat adds to chance: sealed as a hash first, opened when all are ready. */

const BYTES = 16;

/** Kept in this tab, so that a reload in between can still open what was sealed. */
export function entropyFor(table: string, match: number): string {
  const key = `entropy ${table} ${match}`;
  const kept = sessionStorage.getItem(key);
  if (kept) return kept;
  const fresh = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  sessionStorage.setItem(key, fresh);
  return fresh;
}

export function keptEntropy(table: string, match: number): string | null {
  return sessionStorage.getItem(`entropy ${table} ${match}`);
}

export function seal(entropy: string): string {
  return sha256(unhex(entropy));
}

export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): string {
  return hex(digest(message));
}

/** HMAC-SHA-256 with a key of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (by: number) => Uint8Array.from({ length: 64 }, (_, place) => (key[place] ?? 0) ^ by);
  return digest(joined(padded(0x5c), digest(joined(padded(0x36), message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** SHA-256. Browsers offer theirs to pages under https alone, and a table at home has none. */
export function digest(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new DataView(new ArrayBuffer(((length + 72) >> 6) << 6));
  message.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, length << 3);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = padded.getInt32(block + 4 * i);
        continue;
      }
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const a = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const b = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + a + words[i - 7]! + b;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i]! + words[i]!) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
  }
  const bytes = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => bytes.setInt32(4 * place, word));
  return new Uint8Array(bytes.buffer);
}

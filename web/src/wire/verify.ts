import { digest, hex, hmac, joined, sha256, unhex } from "./chance";
import type { Pool } from "./messages";

/**
 * Whether the cards of a match were dealt as the table had committed to, drawn once more here: the algorithm
 * is told in docs/records.md#chance.
 */

/** What of a record is needed for that. */
export interface GameRecord {
  chain?: string[];
  secret?: string;
  /** Each with the hash of everything up to it; the first is how the match began. */
  entries: [hash: string, event: GameEvent][];
}
interface GameEvent {
  type: string;
  commitment?: string;
  entropy?: string[];
  draw?: string;
  drawn?: string[];
}
export interface CheckedDraw {
  seq: number;
  draw: string;
  holds: boolean;
}
export interface CheckedHand {
  /** Whether its secret leads to the one before it, and that of the first hand to the commitment. */
  secret: boolean;
  draws: CheckedDraw[];
}
export interface Checked {
  holds: boolean;
  hands: CheckedHand[];
  /** Whether all deals came from the same pack. */
  pack: boolean;
  /** Whether what this browser added is among the entropy, unless it came too late; null if it does not know. */
  own: boolean | null;
}

const WHOLE = 2n ** 64n;
/** Hands beyond the end of a chain share its last secret. */
const CHAIN = 1000;
const bytes = (text: string) => new TextEncoder().encode(text);

/** The whole record; without a secret in it there is nothing to check. */
export function check(record: GameRecord, pools: Pool[], kept: string | null): Checked | null {
  const secrets = record.chain ?? (record.secret ? [record.secret] : []);
  if (!secrets.length) return null;
  const { commitment = "", entropy = [] } = record.entries[0]![1];
  const hands: CheckedHand[] = secrets.map((secret, hand) => ({ secret: leads(commitment, secrets, secret, hand), draws: [] }));
  const known = new Map(pools.map((pool) => [pool.seq, pool]));
  let deals = 0;
  for (const [place, [, { type, draw, drawn }]] of record.entries.entries()) {
    if (type !== "drawn" || !draw || !drawn) continue;
    const seq = place + 1;
    if (draw.startsWith("deal/")) deals += 1;
    const hand = record.chain ? Math.min(Math.max(deals - 1, 0), secrets.length - 1) : 0;
    const pool = known.get(seq);
    const due = pool?.draw === draw ? drawFrom(secrets[hand]!, entropy, draw, pool.names, drawn.length) : null;
    hands[hand]!.draws.push({ seq, draw, holds: due !== null && due.join() === drawn.join() });
  }
  const packs = new Set(pools.filter((pool) => pool.draw.startsWith("deal/")).map((pool) => pool.names.join()));
  const own = kept === null ? null : entropy.includes(kept);
  const dealt = !record.chain || deals <= secrets.length || secrets.length >= CHAIN;
  const holds = dealt && packs.size <= 1 && hands.every((hand) => hand.secret && hand.draws.every((one) => one.holds));
  return { holds, hands, pack: packs.size <= 1, own };
}

/** Each secret is the SHA-256 of the one after it, and the first is the one that was committed to. */
export function leads(commitment: string, secrets: string[], secret: string, hand: number): boolean {
  if (hand === 0) return sha256(joined(bytes("stammtisch commitment"), unhex(secret))) === commitment;
  return hex(digest(unhex(secret))) === secrets[hand - 1];
}

const keyOf = (secret: string, entropy: string[]): Uint8Array =>
  hmac(unhex(secret), joined(...entropy.map(unhex).flatMap((part) => [Uint8Array.of(part.length >> 8, part.length & 255), part])));

/** What tables commit to whose chain of secrets ends with what follows from this secret, the entropy and the address. */
export function promised(secret: string, entropy: string[], address: string): string {
  let found = hmac(keyOf(secret, entropy), bytes(address));
  for (let step = 1; step < CHAIN; step++) found = digest(found);
  return sha256(joined(bytes("stammtisch commitment"), found));
}

/** A Fisher-Yates shuffle that stops early, over numbers that follow from the secret, the entropy and the address. */
export function drawFrom(secret: string, entropy: string[], address: string, pool: string[], take: number): string[] {
  const numbers = stream(keyOf(secret, entropy), address);
  const entries = [...pool];
  for (let place = 0; place < take; place++) {
    const left = BigInt(entries.length - place);
    let number = numbers.next().value;
    while (number >= WHOLE - (WHOLE % left)) number = numbers.next().value;
    const chosen = place + Number(number % left);
    [entries[place], entries[chosen]] = [entries[chosen]!, entries[place]!];
  }
  return entries.slice(0, take);
}

function* stream(key: Uint8Array, address: string): Generator<bigint, never> {
  for (let block = 0; ; block++) {
    const view = new DataView(hmac(key, bytes(`${address}/${block}`)).buffer);
    for (const start of [0, 8, 16, 24]) yield view.getBigUint64(start);
  }
}

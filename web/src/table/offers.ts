/** What a seat may do, as a tree of the words of its acts (docs/acts.md has the grammar). */
export type Offers = Record<string, unknown>;

/** One or more of these words, each at most so often. */
export interface Blank {
  some: Record<string, number>;
  least?: number;
  most?: number;
  /** How many dollars they may be worth together: the only thing that is not looked at here. */
  worth?: number;
}
/** A sentence with blanks: words, lists of which one word is said, and blanks for several. */
export type Form = (string | string[] | Blank)[];

/** What can be said next, and whether the act may end here. */
export interface Next {
  words: string[];
  ends: boolean;
}

const ENDS = ".";
const FORMS = "forms";
const NOTHING: Next = { words: [], ends: false };

const isTree = (node: unknown): node is Record<string, unknown> => typeof node === "object" && node !== null && !Array.isArray(node);
const grown = (tree: Record<string, unknown>) => Object.keys(tree).filter((word) => word !== ENDS && word !== FORMS);
const formsIn = (tree: Record<string, unknown>) => (tree[FORMS] ?? []) as Form[];

/** What can be said after these words. */
export function next(offers: unknown, said: readonly string[] = []): Next {
  const [word, ...rest] = said;
  if (offers === true) return { words: [], ends: word === undefined };
  if (Array.isArray(offers)) {
    if (word === undefined) return { words: offers as string[], ends: false };
    return { words: [], ends: rest.length === 0 && offers.includes(word) };
  }
  if (!isTree(offers)) return NOTHING;
  const found = formsIn(offers).map((form) => inForm(form, said) ?? NOTHING);
  if (word === undefined) found.unshift({ words: grown(offers), ends: ENDS in offers });
  else if (grown(offers).includes(word)) found.unshift(next(offers[word], rest));
  return { words: [...new Set(found.flatMap((one) => one.words))], ends: found.some((one) => one.ends) };
}

/** What can be said after these words of a sentence; null if they don't begin it. */
function inForm(form: Form, said: readonly string[]): Next | null {
  const [part, ...further] = form;
  if (part === undefined) return said.length ? null : { words: [], ends: true };
  if (typeof part === "string" || Array.isArray(part)) {
    const choices = typeof part === "string" ? [part] : part;
    if (!said.length) return { words: choices, ends: false };
    return choices.includes(said[0]!) ? inForm(further, said.slice(1)) : null;
  }
  const left = { ...part.some };
  const { least = 1, most = Infinity } = part;
  let count = 0;
  for (; count < Math.min(said.length, most) && (left[said[count]!] ?? 0) > 0; count++) left[said[count]!]! -= 1;
  const after = count >= least ? inForm(further, said.slice(count)) : null;
  if (count < said.length) return after;
  const more = count < most ? Object.keys(left).filter((word) => left[word]! > 0) : [];
  return { words: [...more, ...(after?.words ?? [])], ends: after?.ends ?? false };
}

/** Whether an act is offered; what fills a form in is checked once more when it is sent. */
export function can(offers: Offers, act: string): boolean {
  return next(offers, act.split(" ")).ends;
}

/** Whether these words fill in a form. */
export function fits(form: Form, said: readonly string[]): boolean {
  return inForm(form, said)?.ends ?? false;
}

/** The forms with which an act may go on after these words. */
export function forms(offers: Offers, ...said: string[]): Form[] {
  let node: unknown = offers;
  for (const word of said) node = isTree(node) ? node[word] : undefined;
  return isTree(node) ? formsIn(node) : [];
}

/** The whole acts of the tree, as words; those of forms are left to who fills them in. */
export function acts(offers: unknown, said: readonly string[] = []): string[][] {
  if (offers === true) return [[...said]];
  if (Array.isArray(offers)) return offers.map((word: string) => [...said, word]);
  if (!isTree(offers)) return [];
  const ended = ENDS in offers ? [[...said]] : [];
  return [...ended, ...grown(offers).flatMap((word) => acts(offers[word], [...said, word]))];
}

/** Every way to fill in a form that has no blank for several words. */
export function fillings(form: Form): string[][] {
  return form.reduce<string[][]>((found, part) => {
    const choices = typeof part === "string" ? [part] : Array.isArray(part) ? part : [];
    return found.flatMap((said) => choices.map((word) => [...said, word]));
  }, [[]]);
}

/** Whether there is anything to do. */
export function any(offers: Offers): boolean {
  return Object.keys(offers).length > 0;
}

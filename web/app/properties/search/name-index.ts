import { nameKey } from './phrase/tokens.ts';

/** Allows one letter more, less, other or swapped with its neighbour. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length + right.length <= 2 && left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === right.charAt(1) + right.charAt(0);
}

export type NamedTarget = {
  key: string;
  names: readonly string[];
  /** Found by their beginning only, and only where no own name begins so. */
  otherNames?: readonly string[];
  zip?: string;
  otherZips?: readonly string[];
};

export type NameMatch = { key: string; isTypo: boolean };

/** Three letters with one wrong match nearly anything. */
const shortestTypo = 4;

/** The start of a name matches more with a wrong letter than a whole name does. */
const shortestMisspeltStart = 5;

/** Two words one typo apart have one of these, or one of each other, in common. */
function shortened(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

const keysOf = (names: readonly string[]) => [...new Set(names.map(nameKey))].filter((name) => name !== '');

/** People leave out the article of `'s-Gravenwezel`. */
const withoutArticle = (name: string) => name.replace(/^s /, '');

function add(map: Map<string, string[]>, name: string, key: string): void {
  const keys = map.get(name);
  if (!keys) map.set(name, [key]);
  else if (keys.at(-1) !== key) keys.push(key);
}

function firstFrom(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Ignores accents, case, hyphens and kinds of apostrophes. */
export function createNameIndex(targets: readonly NamedTarget[]) {
  const whole = new Map<string, string[]>();
  const starts = new Map<string, string[]>();
  const otherStarts = new Map<string, string[]>();
  const misspelt = new Map<string, string[]>();
  const order = new Map(targets.map(({ key }, index) => [key, index]));
  for (const { key, names, otherNames = [], zip, otherZips = [] } of targets) {
    const full = keysOf(names);
    const others = keysOf(otherNames);
    const postal = zip === undefined ? [] : [zip];
    for (const name of [...full, ...postal, ...others, ...otherZips]) add(whole, name, key);
    for (const name of [...full, ...postal]) add(starts, name, key);
    for (const name of others) add(otherStarts, name, key);
    for (const name of full) {
      add(whole, withoutArticle(name), key);
      for (const word of name.split(' ')) add(starts, word, key);
    }
  }
  const sorted = [...starts.keys()].sort();
  const sortedOthers = [...otherStarts.keys()].sort();
  const known = [...new Set([...sorted, ...sortedOthers])];
  const longestName = Math.max(0, ...known.map(({ length }) => length)) + 1;
  for (const name of known.filter((one) => !/^\d/.test(one))) {
    for (const shorter of [name, ...shortened(name)]) add(misspelt, shorter, name);
  }
  const inOrder = (keys: Iterable<string>) =>
    [...new Set(keys)].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));

  function among(keys: Map<string, string[]>, names: readonly string[], wanted: string): string[] {
    const from = firstFrom(names, wanted);
    let to = from;
    while (names[to]?.startsWith(wanted)) to += 1;
    return inOrder(names.slice(from, to).flatMap((name) => keys.get(name) ?? []));
  }

  function startingWith(wanted: string): string[] {
    const found = [...among(starts, sorted, wanted), ...(whole.get(wanted) ?? [])];
    return found.length > 0 ? inOrder(found) : among(otherStarts, sortedOthers, wanted);
  }

  function misspelling(wanted: string): string[] {
    const candidates = new Set(
      [wanted, ...shortened(wanted)].flatMap((shorter) => misspelt.get(shorter) ?? []),
    );
    const meant = [...candidates].filter((name) => isOneTypoApart(wanted, name));
    return inOrder(meant.flatMap((name) => [...(starts.get(name) ?? []), ...(otherStarts.get(name) ?? [])]));
  }

  function misspeltStart(wanted: string): string[] {
    if (wanted.length < shortestMisspeltStart) return [];
    const isMeant = (name: string) => isOneTypoApart(wanted, name.slice(0, wanted.length));
    return inOrder(sorted.filter(isMeant).flatMap((name) => starts.get(name) ?? []));
  }

  /** Matches starts of names, of their words and of postal codes; forgives a typo only where none match. */
  function search(text: string): NameMatch[] {
    const wanted = nameKey(text);
    if (wanted === '') return [];
    const found = startingWith(wanted).map((key) => ({ key, isTypo: false }));
    if (found.length > 0 || wanted.length < shortestTypo || wanted.length > longestName) return found;
    const whole = misspelling(wanted);
    return (whole.length > 0 ? whole : misspeltStart(wanted)).map((key) => ({ key, isTypo: true }));
  }

  return {
    search,
    /** Takes a word spelled by `nameKey`; empty where it begins a name. */
    misspelt: (word: string): readonly string[] => (startingWith(word).length > 0 ? [] : misspelling(word)),
    /** Takes a whole name spelled by `nameKey`, or a postal code. */
    named: (name: string): readonly string[] => whole.get(name) ?? [],
    longest: Math.max(1, ...[...whole.keys()].map((name) => name.split(' ').length)),
  };
}

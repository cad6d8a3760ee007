import { randomFrom } from '../base/random.ts';

/** Pairs of a kind and a tint in an order of the home's own; a kind returns only when all have been dealt. */
export function dealt<Kind, Tint>(
  home: string,
  name: string,
  kinds: readonly Kind[],
  tints: readonly Tint[],
  index: number,
): { kind: Kind; tint: Tint; label: string } {
  const random = randomFrom(`${home} ${name}`);
  const [kindAt, tintAt] = [shuffled(random, kinds.length), shuffled(random, tints.length)];
  const k = kindAt[index % kinds.length] ?? 0;
  const t = tintAt[((index % kinds.length) + Math.floor(index / kinds.length)) % tints.length] ?? 0;
  return { kind: kinds[k] as Kind, tint: tints[t] as Tint, label: `${name} ${k}-${t}` };
}

function shuffled(random: { int: (from: number, to: number) => number }, count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    const j = random.int(0, i);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

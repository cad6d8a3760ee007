/** A repeatable stream of choices: the same seed always gives the same picture. */
export type Random = {
  next: () => number;
  range: (from: number, to: number) => number;
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
  fork: (name: string) => Random;
};

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + (to - from) * next();
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => {
      if (choices.length === 0) throw new Error('Cannot pick from an empty list.');
      return choices[Math.floor(next() * choices.length)] as (typeof choices)[number];
    },
    fork: (name) => randomFrom(`${seed}/${name}`),
  };
}

import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';

const draw = (seed: string, count: number): number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.next());
};

test('the same seed gives the same stream', () => {
  expect(draw('p2101', 50)).toEqual(draw('p2101', 50));
});

test.each([
  ['a', 'b'],
  ['p2101 1 0', 'p2101 1 1'],
  ['p2101 1 0', 'p2101 2 0'],
  ['', ' '],
  ['ab', 'ba'],
])('the seeds %j and %j give different streams', (one, other) => {
  expect(draw(one, 5)).not.toEqual(draw(other, 5));
});

test('a stream never leaves zero to one and does not repeat itself soon', () => {
  const values = draw('range', 5000);
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(values).size).toBeGreaterThan(4990);
});

test('a stream spreads evenly over ten equal parts', () => {
  const counts = new Array<number>(10).fill(0);
  for (const value of draw('even', 10_000)) {
    const part = Math.floor(value * 10);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  for (const count of counts) {
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1150);
  }
});

test('the first values of neighbouring seeds are spread as well', () => {
  const firsts = Array.from({ length: 1000 }, (_, i) => draw(`picture ${i}`, 1)[0] ?? 0);
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});

test('a range keeps to its ends, also below zero', () => {
  const random = randomFrom('range');
  for (let i = 0; i < 500; i += 1) {
    const value = random.range(-3, 2);
    expect(value).toBeGreaterThanOrEqual(-3);
    expect(value).toBeLessThan(2);
  }
});

test('a range of no width is its one value', () => {
  expect(randomFrom('x').range(4, 4)).toBe(4);
});

test('whole numbers include both ends and nothing outside them', () => {
  const random = randomFrom('dice');
  const seen = new Set(Array.from({ length: 400 }, () => random.int(1, 6)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what is certain happens and what is impossible does not', () => {
  const random = randomFrom('chance');
  const throws = (probability: number): boolean[] =>
    Array.from({ length: 200 }, () => random.chance(probability));
  expect(throws(1)).not.toContain(false);
  expect(throws(0)).not.toContain(true);
});

test('a chance of one in four comes out about one time in four', () => {
  const random = randomFrom('quarter');
  const hits = Array.from({ length: 4000 }, () => random.chance(0.25)).filter(Boolean).length;
  expect(hits).toBeGreaterThan(900);
  expect(hits).toBeLessThan(1100);
});

test('every choice is picked at some time and nothing else', () => {
  const random = randomFrom('pick');
  const seen = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])));
  expect([...seen].sort()).toEqual(['a', 'b', 'c']);
});

test('picking from nothing is an error', () => {
  expect(() => randomFrom('x').pick([])).toThrow('empty list');
});

test('a fork does not depend on how much its parent has drawn', () => {
  const fresh = randomFrom('house');
  const used = randomFrom('house');
  used.next();
  used.next();
  expect(used.fork('roof').next()).toBe(fresh.fork('roof').next());
});

test('drawing from a fork does not move its parent on', () => {
  const alone = randomFrom('house');
  const forked = randomFrom('house');
  forked.fork('roof').next();
  expect(forked.next()).toBe(alone.next());
});

test('forks with other names, and forks of forks, are other streams', () => {
  const random = randomFrom('house');
  const values = [random.fork('a'), random.fork('b'), random.fork('a').fork('a'), random].map((r) =>
    r.next(),
  );
  expect(new Set(values).size).toBe(4);
});

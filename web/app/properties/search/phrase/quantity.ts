import { wordsInCode } from '../../../content/paths/words-in-code.ts';
import { fold } from '../../text/slug.ts';
import type { PhraseLine } from './phrase-line.ts';
import type { PhraseMeaning } from './phrase-words.ts';

const units = ['bedrooms', 'squareMetres', 'ares', 'hectares', 'kilometres', 'monthly'] as const;

/** A number, or two, with what limits it and what it counts. */
export type Quantity = {
  /** Counted in tokens. */
  length: number;
  bound: 'most' | 'least' | undefined;
  first: number;
  last: number | undefined;
  unit: (typeof units)[number] | undefined;
  isMoney: boolean;
};

const numberWords = new Map(
  Object.values(wordsInCode).flatMap(({ numbers }) =>
    numbers.split(' ').map((word, value) => [fold(word), value] as const),
  ),
);

/** `1.2m` is a million and a bit, `50m` a length. */
const mostGluedMillions = 20;

type Amount = { value: number; factor: number };

function createCursor(line: PhraseLine, start: number) {
  let at = start;

  function take<Meaning extends PhraseMeaning>(...meanings: readonly Meaning[]): Meaning | undefined {
    const found = meanings.find((meaning) => line.lengthOf(meaning, at) > 0);
    if (found !== undefined) at += line.lengthOf(found, at);
    return found;
  }

  function takeFactor(value: number): number {
    if (take('thousand') !== undefined) return 1000;
    if (take('million') !== undefined) return 1_000_000;
    const [number, unit] = [line.tokens[at - 1], line.tokens[at]];
    const isGlued = unit?.word === 'm' && number?.end === unit.start;
    if (!isGlued || value > mostGluedMillions) return 1;
    at += 1;
    return 1_000_000;
  }

  function takeAmount(): Amount | undefined {
    const value = line.tokens[at]?.value;
    if (value === undefined) return undefined;
    at += 1;
    return { value, factor: takeFactor(value) };
  }

  /** Takes a number in words only where rooms follow it, since `een` and `un` are articles too. */
  function takeWordedRooms(): Amount | undefined {
    const value = line.lengthOf('one', at) > 0 ? 1 : numberWords.get(line.tokens[at]?.word ?? '');
    if (value === undefined || line.lengthOf('bedrooms', at + 1) === 0) return undefined;
    at += 1;
    return { value, factor: 1 };
  }

  /** Takes nothing when `read` finds nothing. */
  function attempt<Found>(read: () => Found | undefined): Found | undefined {
    const before = at;
    const found = read();
    if (found === undefined) at = before;
    return found;
  }

  return { take, takeAmount, takeWordedRooms, attempt, position: () => at };
}

/** Reads `max 400.000 €`, `entre 300 et 400k`, `3+ slaapkamers`, `drie slaapkamers`, `€ 900 per maand`. */
export function quantityAt(line: PhraseLine, start: number): Quantity | undefined {
  const { take, takeAmount, takeWordedRooms, attempt, position } = createCursor(line, start);
  const skip = () => {
    while (take('skipped') !== undefined) continue;
  };
  const limit = take('between', 'most', 'least');
  if (limit !== undefined) skip();
  let isMoney = take('euro') !== undefined;
  const first = takeAmount() ?? takeWordedRooms();
  if (!first) return undefined;
  const takeEuro = () => {
    isMoney = take('euro') !== undefined || isMoney;
  };
  takeEuro();
  const second = attempt(() => {
    if (take('to') === undefined && (limit !== 'between' || take('skipped') === undefined)) return undefined;
    takeEuro();
    const amount = takeAmount();
    return amount && amount.value * amount.factor > first.value ? amount : undefined;
  });
  takeEuro();
  const isOpen = take('orMore') !== undefined;
  const unit =
    take(...units) ??
    attempt(() => {
      skip();
      return take(...units);
    });
  takeEuro();
  const bound = attempt(() => {
    const after = take('orMore', 'most', 'least');
    // Belongs to the next number when there is one.
    return after !== undefined && quantityAt(line, position()) ? undefined : after;
  });
  const factor = first.factor === 1 && first.value < 1000 ? (second?.factor ?? 1) : first.factor;
  const given = limit === 'between' ? undefined : limit;
  return {
    length: position() - start,
    bound: given ?? (bound === 'most' ? 'most' : isOpen || bound !== undefined ? 'least' : undefined),
    first: first.value * factor,
    last: second && second.value * second.factor,
    unit,
    isMoney: isMoney || unit === 'monthly' || first.factor * (second?.factor ?? 1) > 1,
  };
}

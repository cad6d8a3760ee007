import { textsInCode } from '../../../content/i18n/texts-in-code.ts';
import { fold } from '../../text/slug.ts';
import type { PhraseLine } from './phrase-state.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';

const units = [
  'bedrooms',
  'squareMetres',
  'ares',
  'hectares',
  'kilometres',
  'kilowattHours',
  'monthly',
] as const;

const limitWords = ['between', 'most', 'under', 'least', 'over', 'exactly', 'about'] as const;

/** `under` and `over` exclude the number itself. */
type Bound = 'most' | 'under' | 'least' | 'over' | 'exactly' | 'about';

export type Quantity = {
  /** In tokens. */
  length: number;
  bound: Bound | undefined;
  first: number;
  last: number | undefined;
  unit: (typeof units)[number] | undefined;
  isMoney: boolean;
  isScaled: boolean;
};

export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.values(textsInCode).flatMap(({ numbers }) =>
    numbers.split(' ').map((word, value) => [fold(word), value] as const),
  ),
);

/** `1.2m` is a million and a bit, `50m` a length. */
const mostGluedMillions = 20;

type Amount = { value: number; factor: number };

function createCursor(line: PhraseLine, start: number) {
  let at = start;

  function take<Meaning extends PhraseMeaning>(...meanings: readonly Meaning[]): Meaning | undefined {
    const lengthOf = (meaning: Meaning) => line.lengthOf(meaning, at);
    const [found] = meanings.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    if (found === undefined || lengthOf(found) === 0) return undefined;
    at += lengthOf(found);
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

  /** For `half a million` and `a million`, which have no number. */
  function takeWordedMillion(): Amount | undefined {
    return attempt(() => {
      const word = take('half', 'oneAndHalf', 'one');
      if (word === undefined) return undefined;
      const value = { half: 0.5, oneAndHalf: 1.5, one: 1 }[word];
      if (take('million') === undefined) return undefined;
      return { value: value + (take('andHalf') === undefined ? 0 : 0.5), factor: 1_000_000 };
    });
  }

  /** True at `un million`, whose article is skipped elsewhere. */
  const isWordedMillion = () =>
    line.lengthOf('million', at + Math.max(1, line.lengthOf('one', at))) > 0 && line.lengthOf('one', at) > 0;

  function takeAmount(): Amount | undefined {
    const value = line.tokens[at]?.value;
    if (value === undefined) return takeWordedMillion();
    at += 1;
    const factor = takeFactor(value);
    const half = factor === 1_000_000 && take('andHalf') !== undefined ? 0.5 : 0;
    return { value: value + half, factor };
  }

  /** Takes a number in words only where rooms follow it, since `een` and `un` are articles too. */
  function takeWordedRooms(): Amount | undefined {
    const value = line.lengthOf('one', at) > 0 ? 1 : numberWords.get(line.tokens[at]?.word ?? '');
    const after = at + 1 + Math.max(line.lengthOf('orMore', at + 1), line.lengthOf('orLess', at + 1));
    if (
      value === undefined ||
      Math.max(line.lengthOf('bedrooms', at + 1), line.lengthOf('bedrooms', after)) === 0
    )
      return undefined;
    at += 1;
    return { value, factor: 1 };
  }

  function attempt<Found>(read: () => Found | undefined): Found | undefined {
    const before = at;
    const found = read();
    if (found === undefined) at = before;
    return found;
  }

  return { take, takeAmount, takeWordedRooms, isWordedMillion, attempt, position: () => at };
}

/** Reads `max 400.000 €`, `entre 300 et 400k`, `3+ slaapkamers`, `drie slaapkamers`, `€ 900 per maand`. */
export function quantityAt(line: PhraseLine, start: number): Quantity | undefined {
  const { take, takeAmount, takeWordedRooms, isWordedMillion, attempt, position } = createCursor(line, start);
  const skip = () => {
    while (!isWordedMillion() && take('skipped') !== undefined) continue;
  };
  const limit = take(...limitWords);
  if (limit !== undefined) skip();
  let isMoney = take('euro') !== undefined;
  const first = takeAmount() ?? takeWordedRooms();
  if (!first) return undefined;
  const takeEuro = () => {
    isMoney = take('euro') !== undefined || isMoney;
  };
  takeEuro();
  const second = attempt(() => {
    if (take('to', 'alternative') === undefined && (limit !== 'between' || take('skipped') === undefined))
      return undefined;
    takeEuro();
    const amount = takeAmount();
    return amount && amount.value * amount.factor > first.value ? amount : undefined;
  });
  takeEuro();
  const before = take('orMore', 'orLess');
  const unit =
    take(...units) ??
    attempt(() => {
      skip();
      return take(...units);
    });
  takeEuro();
  const behind = attempt(() => {
    const after = take('orMore', 'orLess', 'most', 'under', 'least', 'over');
    // Belongs to the next number when there is one.
    return after !== undefined && quantityAt(line, position()) ? undefined : after;
  });
  const factor = first.factor === 1 && first.value < 1000 ? (second?.factor ?? 1) : first.factor;
  const suffix = before ?? behind;
  const given = limit === 'between' ? undefined : limit;
  const trailing = suffix === 'orMore' ? 'least' : suffix === 'orLess' ? 'most' : suffix;
  const isScaled = first.factor * (second?.factor ?? 1) > 1;
  return {
    length: position() - start,
    bound: given ?? trailing,
    first: first.value * factor,
    last: second && second.value * second.factor,
    unit,
    isMoney: isMoney || unit === 'monthly' || isScaled,
    isScaled,
  };
}

import { choose, type PhraseRule } from './phrase-state.ts';
import { monthNumbers } from './vocabulary.ts';

const padded = (value: number) => String(value).padStart(2, '0');

/** The next such day, or today where it falls in this month. */
function dayOf(today: string, { day, month, year }: { day: number; month: number; year?: number }): string {
  const thisYear = Number(today.slice(0, 4));
  const isOver = month < Number(today.slice(5, 7));
  const iso = `${String(year ?? thisYear + Number(isOver))}-${padded(month)}-${padded(day)}`;
  return iso < today ? today : iso;
}

const isDay = (value: number | undefined) =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= 31;
const isYear = (value: number | undefined) => value !== undefined && value >= 2000 && value < 2100;

/** Reads `vanaf januari`, `libre au 1er février`, `available now`, `vrij op 01/02/2027`. */
export const readDate: PhraseRule = (state, start) => {
  const { line, setting } = state;
  const { today } = setting;
  if (today === undefined) return undefined;
  let at = start;
  let isAvailability = false;
  for (;;) {
    const length = Math.max(
      ...(['available', 'least', 'skipped', 'alternative', 'monthly'] as const).map((one) =>
        line.tokens[at]?.value === undefined ? line.lengthOf(one, at) : 0,
      ),
    );
    const isNow = line.lengthOf('now', at) >= Math.max(length, 1);
    if (length === 0 || isNow) break;
    isAvailability ||= line.lengthOf('available', at) > 0;
    at += length;
  }
  const wanted = (until: number, day: string) => ({
    length: until - start,
    apply: () => {
      choose(state, 'available', day);
      state.isRentOnly = true;
    },
  });
  const now = line.lengthOf('now', at);
  if (now > 0) return wanted(at + now + line.lengthOf('available', at + now), today);
  const value = (index: number) => line.tokens[index]?.value;
  const first = value(at);
  const day = isDay(first) ? (first ?? 1) : 1;
  const afterDay = at + (isDay(first) ? 1 : 0);
  const ordinal = afterDay > at ? line.lengthOf('ordinal', afterDay) : 0;
  const month = monthNumbers.get(line.tokens[afterDay + ordinal]?.word ?? '');
  if (month !== undefined && (afterDay > at || at > start)) {
    const end = afterDay + ordinal + 1;
    const year = value(end);
    return wanted(
      end + Number(isYear(year)),
      dayOf(today, { day, month, ...(isYear(year) && { year: year ?? 0 }) }),
    );
  }
  const [second, third] = [value(at + 1), value(at + 2)];
  const isWritten = line.text.slice(line.tokens[at]?.end, line.tokens[at + 1]?.start) === '/';
  if (!isAvailability || !isWritten || !isDay(first) || second === undefined || second < 1 || second > 12)
    return undefined;
  const date = { day, month: second, ...(isYear(third) && { year: third ?? 0 }) };
  return wanted(at + (isYear(third) ? 3 : 2), dayOf(today, date));
};

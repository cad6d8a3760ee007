import type { LanguageId } from 'schemas/languages.ts';
import { wordsInCode } from '../../content/paths/words-in-code.ts';
import { isHome } from '../model/main-type.ts';
import type { PropertyRecord } from '../model/record.ts';

const whole = new Intl.NumberFormat('nl-BE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' });

/** The unit number of a lowest price, as new-build projects quote them. */
const startingFrom = 7;

export type Price = {
  value: number;
  amount: string;
  isFrom: boolean;
  unit: string;
  text: string;
  /** The higher price that it had before. */
  previous: string | undefined;
};

/** Uses Belgian notation in every language: a no-break space after the sign, cents only where there are some. */
export function formatEuro(amount: number): string {
  if (!Number.isFinite(amount)) return 'NaN';
  return (Number.isInteger(amount) ? whole : cents).format(amount);
}

function textOf({ amount, isFrom, unit }: Omit<Price, 'text'>, language: LanguageId): string {
  const parts = [isFrom ? wordsInCode[language].priceFrom : '', amount, unit];
  return parts.filter((part) => part !== '').join(' ');
}

/** The lowest of several prices, quoted as one that they start from. */
export function lowestOf(prices: readonly Price[], language: LanguageId): Price | undefined {
  const [lowest] = prices.toSorted((a, b) => a.value - b.value);
  if (!lowest) return undefined;
  const price = { ...lowest, isFrom: true, previous: undefined };
  return { ...price, text: textOf(price, language) };
}

type PriceFields = Pick<PropertyRecord, 'Price' | 'PreviousPrice' | 'PriceUnit'>;

export function priceOf(record: PriceFields, unitText: string, language: LanguageId): Price {
  const { Price: value, PreviousPrice: before = 0 } = record;
  const amount = formatEuro(value);
  const isFrom = record.PriceUnit === startingFrom;
  const unit = isFrom ? '' : unitText.trim();
  const previous = before > value ? formatEuro(before) : undefined;
  const price = { value, amount, isFrom, unit, previous };
  return { ...price, text: textOf(price, language) };
}

/** Belgian law shows the rent of a home in every advertisement, whatever the export's switch says. */
export function isPriceShown(record: Pick<PropertyRecord, 'PublishPrice' | 'Goal' | 'MainType'>): boolean {
  return record.PublishPrice || (record.Goal === 1 && isHome(record.MainType));
}

/** Advertised beside the rent only: those of a sale are among its facts. */
export function chargesOf(
  record: Pick<PropertyRecord, 'PublishPrice' | 'Goal' | 'MainType' | 'Charges'>,
): string | undefined {
  const { Goal, Charges } = record;
  return Goal === 1 && Charges && isPriceShown(record) ? formatEuro(Charges) : undefined;
}

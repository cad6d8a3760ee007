import { currency } from 'schemas/country.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { wordsInCode } from '../../content/paths/words-in-code.ts';
import { isHome } from '../model/main-type.ts';
import type { PropertyRecord } from '../model/record.ts';

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

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes `€ 1.395.000` in Dutch, `1 395 000 €` in French, `1.395.000 €` in German and `€1,395,000` in English, without a
 * place to break; cents only where there are some.
 */
export function formatEuro(amount: number, language: LanguageId): string {
  if (!Number.isFinite(amount)) return 'NaN';
  const digits = Number.isInteger(amount) ? 0 : 2;
  const key = `${language}${String(digits)}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languageTag(language), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(amount).replaceAll('\u202f', '\u00a0');
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
  const amount = formatEuro(value, language);
  const isFrom = record.PriceUnit === startingFrom;
  const unit = isFrom ? '' : unitText.trim().replaceAll(' ', '\u00a0');
  const previous = before > value ? formatEuro(before, language) : undefined;
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
  language: LanguageId,
): string | undefined {
  const { Goal, Charges } = record;
  return Goal === 1 && Charges && isPriceShown(record) ? formatEuro(Charges, language) : undefined;
}

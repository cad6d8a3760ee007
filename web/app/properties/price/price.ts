import type { LanguageId } from 'schemas/languages.ts';
import { wordsInCode } from '../../i18n/words-in-code.ts';
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
};

/** Uses Belgian notation in every language: a no-break space after the sign, cents only where there are some. */
export function formatEuro(amount: number): string {
  if (!Number.isFinite(amount)) return 'NaN';
  return (Number.isInteger(amount) ? whole : cents).format(amount);
}

export function priceOf(value: number, unit: number, unitText: string, language: LanguageId): Price {
  const amount = formatEuro(value);
  const isFrom = unit === startingFrom;
  const suffix = isFrom ? '' : unitText.trim();
  const text = [isFrom ? wordsInCode[language].priceFrom : '', amount, suffix]
    .filter((part) => part !== '')
    .join(' ');
  return { value, amount, isFrom, unit: suffix, text };
}

/** Belgian law shows the rent of a home in every advertisement, whatever the export's switch says. */
export function isPriceShown(record: Pick<PropertyRecord, 'PublishPrice' | 'Goal' | 'MainType'>): boolean {
  return record.PublishPrice || (record.Goal === 1 && isHome(record.MainType));
}

import { currency } from 'schemas/country.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { textsInCode } from '../../content/i18n/texts-in-code.ts';
import { isHome } from '../model/main-type.ts';
import type { PropertyRecord } from '../model/record.ts';
import { pricePer, type PricePer, startingFrom } from './price-unit.ts';

export type Price = {
  value: number;
  to: number | undefined;
  /** Both ends of a range; empty for a life annuity without a one-off sum. */
  amount: string;
  /** A lowest price, or the starting bid of an auction. */
  isFrom: boolean;
  isAuction: boolean;
  per: PricePer | undefined;
  /** Of a life annuity, in euro per month. */
  instalment: number | undefined;
  unit: string;
  text: string;
  previous: string | undefined;
};

const formats = new Map<string, Intl.NumberFormat>();

/** `€ 1.395.000` in Dutch, `1 395 000 €` in French; never breaks, and has cents only where there are some. */
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

/** One sum buys or rents all of it. */
export function isWholePrice({ to, isFrom, per, instalment }: Price): boolean {
  return to === undefined && !isFrom && instalment === undefined && (per === undefined || per === 'month');
}

function textOf({ amount, isFrom, isAuction, unit }: Omit<Price, 'text'>, language: LanguageId): string {
  const { startingBid, priceFrom } = textsInCode[language];
  const prefix = isAuction ? startingBid : priceFrom;
  const parts = [isFrom ? prefix : '', amount, unit];
  return parts.filter((part) => part !== '').join(' ');
}

export function lowestOf(prices: readonly Price[], language: LanguageId): Price | undefined {
  const [lowest] = prices.toSorted((a, b) => a.value - b.value);
  if (!lowest) return undefined;
  const amount = formatEuro(lowest.value, language);
  const price = { ...lowest, amount, to: undefined, isFrom: true, isAuction: false, previous: undefined };
  return { ...price, text: textOf(price, language) };
}

type PriceFields = Pick<
  PropertyRecord,
  'Price' | 'PriceTo' | 'PreviousPrice' | 'PriceUnit' | 'LifeAnnuity' | 'Auction'
>;

export function priceOf(record: PriceFields, unitText: string, language: LanguageId): Price {
  const { Price: value, PriceTo: to, PreviousPrice: before = 0, LifeAnnuity: annuity } = record;
  const isAuction = record.Auction !== undefined;
  const isFrom = isAuction || record.PriceUnit === startingFrom;
  const price = {
    value,
    to,
    amount: annuity && value === 0 ? '' : amountOf(value, to, language),
    isFrom,
    isAuction,
    per: pricePer(record.PriceUnit),
    instalment: annuity?.Instalment,
    unit: isFrom ? '' : unitText.trim().replaceAll(' ', '\u00a0'),
    previous: before > value ? formatEuro(before, language) : undefined,
  };
  const whole = annuity ? { ...price, unit: instalmentText(annuity.Instalment, value, language) } : price;
  return { ...whole, text: textOf(whole, language) };
}

function amountOf(value: number, to: number | undefined, language: LanguageId): string {
  const amounts = to === undefined ? [value] : [value, to];
  return amounts.map((amount) => formatEuro(amount, language)).join(' – ');
}

function instalmentText(instalment: number, oneOff: number, language: LanguageId): string {
  const text = textsInCode[language].instalment.replace('{amount}', formatEuro(instalment, language));
  return oneOff > 0 ? `+ ${text}` : text;
}

/** By Belgian law, every advertisement shows the rent of a home, whatever the export says. */
export function isPriceShown(record: Pick<PropertyRecord, 'PublishPrice' | 'Goal' | 'MainType'>): boolean {
  return record.PublishPrice || (record.Goal === 1 && isHome(record.MainType));
}

/** Beside a rent only: those of a sale are among its facts. */
export function chargesOf(
  record: Pick<PropertyRecord, 'PublishPrice' | 'Goal' | 'MainType' | 'Charges'>,
  language: LanguageId,
): string | undefined {
  const { Goal, Charges } = record;
  return Goal === 1 && Charges && isPriceShown(record) ? formatEuro(Charges, language) : undefined;
}

export type PriceChange = { day: string; isLowered: boolean; from: string; to: string };

/** Newest first. Expects a price that may be shown. */
export function priceChangesOf(
  { Price, EarlierPrices = [] }: Pick<PropertyRecord, 'Price' | 'EarlierPrices'>,
  language: LanguageId,
): PriceChange[] {
  const written = (price: number) => priceOf({ Price: price, PriceUnit: 0 }, '', language).amount;
  return EarlierPrices.flatMap(({ Price: from, Until: day }, index) => {
    const to = EarlierPrices[index + 1]?.Price ?? Price;
    return from === to ? [] : [{ day, isLowered: to < from, from: written(from), to: written(to) }];
  }).toReversed();
}

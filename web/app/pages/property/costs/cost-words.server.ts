import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import { formatEuro } from '../../../properties/price/price.ts';
import { boundsOf, type NumberInput, type SaleOffer } from '../../../properties/costs/sale-costs.ts';

/** Sent with the calculator, because other pages have no use for them. */
export type CostWords = ReturnType<typeof costWords>;

type Words = { t: Translate; language: LanguageId };

export function costWords(offer: SaleOffer, { hasMixedTax, ...words }: Words & { hasMixedTax: boolean }) {
  const { t } = words;
  const vat = offer.belgian?.vat;
  const rate = '{rate}';
  return {
    perMonth: t('costs.perMonth'),
    /** Holds `{years}` and `{rate}`. */
    overYears: t('costs.overYears', { years: '{years}', rate }),
    noLoan: t('costs.noLoan'),
    price: t('property.price'),
    /** Holds `{rate}`, as the next four. */
    duty: t('costs.duty', { rate }),
    /** Holds `{amount}` too. */
    dutyAbove: t('costs.dutyAbove', { rate, amount: '{amount}' }),
    /** Holds `{amount}` too. */
    dutyReduced: t('costs.dutyReduced', { rate, amount: '{amount}' }),
    landDuty: t('costs.landDuty', { rate }),
    vat: t('costs.vat', { rate }),
    notary: t('costs.notary'),
    deed: t('costs.deed'),
    total: t(offer.belgian ? 'costs.total' : 'costs.totalAbroad'),
    ownPaid: t('costs.ownPaid'),
    borrowed: t('costs.borrowed'),
    interest: t('costs.interest'),
    inputs: t('costs.inputs'),
    use: t('costs.use'),
    ownHome: t('costs.ownHome'),
    otherUse: t('costs.otherUse'),
    vatChoice: t('costs.vatChoice'),
    vatStandard: vat && t('costs.vatStandard', { rate: vat.standardRate }),
    vatReduced: vat?.reducedRate === undefined ? undefined : t('costs.vatReduced', { rate: vat.reducedRate }),
    vatHelp: t('costs.vatHelp'),
    land: t('costs.land'),
    landHelp: t(hasMixedTax ? 'costs.landMixedHelp' : 'costs.landHelp'),
    own: t('costs.own'),
    rate: t('costs.rate'),
    years: t('costs.years'),
    calculate: t('costs.calculate'),
    outOfBounds: outOfBounds(offer, words),
  };
}

function outOfBounds(offer: SaleOffer, { t, language }: Words): Readonly<Record<NumberInput, string>> {
  const { land, own, rate, years } = boundsOf(offer);
  const inEuro = ({ least, most }: typeof own) =>
    t('costs.outOfBounds', { min: formatEuro(least, language), max: formatEuro(most, language) });
  const plain = ({ least, most }: typeof own) => t('costs.outOfBounds', { min: least, max: most });
  return { land: inEuro(land), own: inEuro(own), rate: plain(rate), years: plain(years) };
}

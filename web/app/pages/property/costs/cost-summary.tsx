import { fillPlaceholders } from '../../../content/i18n/fill-placeholders.ts';
import { languageTag, formatNumber } from '../../../content/i18n/language.ts';
import { useLanguage } from '../../../content/i18n/text.tsx';
import type { SaleCosts, SaleOffer } from '../../../properties/costs/sale-costs.ts';
import { formatEuro } from '../../../properties/price/price.ts';
import type { CostWords } from './cost-words.server.ts';

type CostLine = { label: string; amount: string; isSum?: boolean };

export function CostLines({ lines }: { lines: readonly CostLine[] }) {
  return (
    <dl className="cost-lines">
      {lines.map(({ label, amount, isSum }) => (
        <div key={label} className={isSum ? 'fact cost-sum' : 'fact'}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

type CostSummaryProps = { offer: SaleOffer; costs: SaleCosts; words: CostWords };

/** The instalment in large type, and below it all that leads to it. */
export function CostSummary({ offer: { price, belgian }, costs, words }: CostSummaryProps) {
  const tag = languageTag(useLanguage());
  const { duty, vat, total, borrowed, perMonth, interest, values } = costs;
  const { rate, years, own } = values;
  const fill = (text: string, filled: Record<string, string | number>) =>
    fillPlaceholders(text, filled, (value) => formatNumber(value, tag));
  const dutyWords = vat ? words.landDuty : duty?.exempt ? words.dutyAbove : words.duty;
  const line = (label: string, amount: number, isSum = false) => [
    { label, amount: formatEuro(Math.round(amount)), isSum },
  ];
  return (
    <div className="costs-card">
      <p className="costs-label">{words.perMonth}</p>
      <output className="price price-large">{formatEuro(Math.round(perMonth))}</output>
      <p className="costs-note">{borrowed > 0 ? fill(words.overYears, { years, rate }) : words.noLoan}</p>
      <CostLines
        lines={[
          ...line(words.price, price),
          ...(duty
            ? line(fill(dutyWords, { rate: duty.rate, amount: formatEuro(duty.exempt) }), duty.amount)
            : []),
          ...(vat ? line(fill(words.vat, { rate: vat.rate }), vat.amount) : []),
          ...(belgian
            ? [...line(words.notary, belgian.notaryFees), ...line(words.deed, belgian.deedCosts)]
            : []),
          ...line(words.total, total, true),
          ...line(words.ownPaid, Math.min(own, total)),
          ...line(words.borrowed, borrowed, true),
          ...line(words.interest, interest),
        ]}
      />
    </div>
  );
}

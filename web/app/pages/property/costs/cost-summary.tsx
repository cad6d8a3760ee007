import type { ReactNode } from 'react';
import { fillPlaceholders } from '../../../content/i18n/fill-placeholders.ts';
import { languageTag, formatNumber } from '../../../content/i18n/language.ts';
import { useLanguage } from '../../../content/i18n/text.tsx';
import type { SaleCosts, SaleOffer } from '../../../properties/costs/sale-costs.ts';
import { formatEuro } from '../../../properties/price/price.ts';
import type { CostWords } from './cost-words.server.ts';

type CostLine = { label: string; amount: string; isSum?: boolean };

export function CostColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6 @min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] @min-[40rem]:gap-8">
      {children}
    </div>
  );
}

export function CostCard({ children }: { children: ReactNode }) {
  return (
    <div className="self-start rounded-md bg-surface p-[clamp(1.25rem,0.75rem+2vw,1.875rem)] print:break-inside-avoid">
      {children}
    </div>
  );
}

export function CostNote({ children }: { children: ReactNode }) {
  return <p className="max-w-[66ch] text-sm text-muted">{children}</p>;
}

export function CostLines({ lines }: { lines: readonly CostLine[] }) {
  return (
    <dl className="mt-5">
      {lines.map(({ label, amount, isSum }) => (
        <div
          key={label}
          className={isSum ? 'fact gap-x-3 [&>*]:font-semibold [&>*]:text-ink' : 'fact gap-x-3'}
        >
          <dt>{label}</dt>
          <dd className="ms-auto whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

type CostSummaryProps = { offer: SaleOffer; costs: SaleCosts; words: CostWords };

/** The instalment in large type, and below it the figures that lead to it. */
export function CostSummary({ offer: { price, belgian }, costs, words }: CostSummaryProps) {
  const language = useLanguage();
  const { duty, vat, notaryFees, total, borrowed, perMonth, interest, values } = costs;
  const { rate, years, own } = values;
  const fill = (text: string, filled: Record<string, string | number>) =>
    fillPlaceholders(text, filled, (value) => formatNumber(value, languageTag(language)));
  const dutyOf = ({ rate, exempt, reduction }: NonNullable<typeof duty>) => {
    const own = exempt ? words.dutyAbove : reduction ? words.dutyReduced : words.duty;
    return fill(vat ? words.landDuty : own, { rate, amount: formatEuro(exempt || reduction, language) });
  };
  const line = (label: string, amount: number, isSum = false) => [
    { label, amount: formatEuro(Math.round(amount), language), isSum },
  ];
  return (
    <CostCard>
      <p className="font-semibold">{words.perMonth}</p>
      <output className="price price-large block">{formatEuro(Math.round(perMonth), language)}</output>
      <CostNote>{borrowed > 0 ? fill(words.overYears, { years, rate }) : words.noLoan}</CostNote>
      <CostLines
        lines={[
          ...line(words.price, price),
          ...(duty ? line(dutyOf(duty), duty.amount) : []),
          ...(vat ? line(fill(words.vat, { rate: vat.rate }), vat.amount) : []),
          ...(belgian ? [...line(words.notary, notaryFees), ...line(words.deed, belgian.deedCosts)] : []),
          ...line(words.total, total, true),
          ...line(words.ownPaid, Math.min(own, total)),
          ...line(words.borrowed, borrowed, true),
          ...line(words.interest, interest),
        ]}
      />
    </CostCard>
  );
}

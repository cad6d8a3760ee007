import { serverText } from '../../../content/i18n/i18next.server.ts';
import { typedCosts } from '../../../content/paths/cost-address.ts';
import type { CostFacts } from '../../../properties/costs/cost-facts.ts';
import { ratesOn, type RatesInForce } from '../../../properties/costs/cost-rates.ts';
import { dutyAt, notaryFee, percentOf } from '../../../properties/costs/purchase.ts';
import { rentCosts } from '../../../properties/costs/rent-costs.ts';
import { saleCosts, type SaleOffer } from '../../../properties/costs/sale-costs.ts';
import { isHome } from '../../../properties/model/main-type.ts';
import type { Property } from '../../../properties/property/property.ts';
import { formatEuro } from '../../../properties/price/price.ts';
import type { PageContext } from '../../../content/page-context.ts';
import {
  depositSource,
  dutySource,
  loanSource,
  notarySource,
  tenantSources,
  vatSource,
} from './cost-sources.server.ts';
import { costWords } from './cost-words.server.ts';

export type CostsData = NonNullable<ReturnType<typeof loadCosts>>;
export type RentCostsData = Extract<CostsData, { kind: 'rent' }>;

export function loadCosts(context: PageContext, property: Property) {
  const { costs: facts, goal, ribbon, region } = property;
  if (!facts || ribbon) return undefined;
  const today = context.platform.clock().toISOString().slice(0, 10);
  const rates = ratesOn(context.site.content.settings, region, today);
  const source = { property, facts, rates };
  return goal === 'sale' ? loadSale(context, source) : loadRent(context, source);
}

/** The rent with its charges, or the instalment of the calculator's initial loan. */
export function monthlyCost(context: PageContext, property: Property): string | undefined {
  const costs = loadCosts(context, property);
  if (costs?.kind === 'rent') return costs.month.total;
  return costs && formatEuro(Math.round(saleCosts(costs.calculator.offer, {}).perMonth), context.language);
}

type Source = { property: Property; facts: CostFacts; rates: RatesInForce };

function loadSale({ site, language, url }: PageContext, { property, facts, rates }: Source) {
  if (!rates.loan) return undefined;
  const t = serverText(site, language);
  const words = { t, language };
  const isDwelling = isHome(property.mainType);
  const offer = offerOf(rates.loan, { property, facts, rates });
  const duty = dutySource(rates, { ...words, isHome: isDwelling && facts.tax === 'duty' });
  const taxes = [...duty, ...(facts.tax === 'duty' ? [] : vatSource(rates, words))];
  return {
    kind: 'sale' as const,
    title: t('costs.title'),
    note: noteOf(property, facts, t),
    calculator: {
      offer,
      typed: typedCosts(url.searchParams),
      words: costWords(offer, { ...words, hasMixedTax: facts.tax === 'mixed' }),
    },
    notice: t('costs.saleNotice'),
    sourcesTitle: t('costs.sources'),
    sources: [
      ...(offer.belgian ? [...taxes, ...notarySource(rates, words)] : []),
      ...loanSource(rates, words),
    ],
  };
}

function offerOf(loan: NonNullable<RatesInForce['loan']>, { property, facts, rates }: Source): SaleOffer {
  const { mainType, zip } = property;
  const { price, tax, vatRate } = facts;
  const { duty, vat, notary } = rates;
  const isDwelling = isHome(mainType);
  const feeWithVat = (isOwnHome: boolean) => {
    const fee = notary ? notaryFee(price, notary, isOwnHome) : 0;
    return Math.round(fee + percentOf(fee, vat?.standardRate ?? 0));
  };
  const belgian =
    duty && vat && notary
      ? {
          duty: dutyAt(zip, duty),
          vat:
            tax === 'duty'
              ? undefined
              : {
                  standardRate: vatRate ?? vat.standardRate,
                  reducedRate: isDwelling ? vat.reducedRate : undefined,
                },
          canBeOwnHome: isDwelling,
          notaryFees: { anyBuyer: feeWithVat(false), ownHome: feeWithVat(true) },
          deedCosts: notary.deedCosts,
        }
      : undefined;
  return { price, belgian, loan };
}

function noteOf({ region, mainType }: Property, { tax }: CostFacts, t: ReturnType<typeof serverText>) {
  if (!region) return t('costs.abroadNote');
  if (mainType === 'land') return t('costs.plotNote');
  return isHome(mainType) || tax !== 'duty' ? undefined : t('costs.noHomeNote');
}

function loadRent({ site, language }: PageContext, { property, facts, rates }: Source) {
  const t = serverText(site, language);
  const isDwelling = isHome(property.mainType);
  const isBelgianHome = isDwelling && property.region !== undefined;
  // A tenant of a Belgian home never pays the agent whom the landlord hired.
  const agencyCost = isBelgianHome ? 0 : facts.agencyCost;
  const costs = rentCosts({ ...facts, agencyCost }, isDwelling ? rates.deposit?.months : undefined);
  const { deposit } = costs;
  const line = (label: string, amount: number) =>
    amount > 0 ? [{ label, amount: formatEuro(amount, language) }] : [];
  return {
    kind: 'rent' as const,
    title: t('costs.title'),
    month: {
      title: t('costs.perMonth'),
      total: formatEuro(costs.perMonth, language),
      lines: [...line(t('property.rent'), costs.rent), ...line(t('facts.charges'), costs.charges)],
    },
    start: {
      title: t('costs.start'),
      total: formatEuro(costs.start, language),
      lines: [
        ...line(t(costs.charges > 0 ? 'costs.firstMonth' : 'costs.firstRent'), costs.perMonth),
        ...(deposit ? line(t('costs.deposit', { count: deposit.months }), deposit.amount) : []),
        ...line(t('facts.inventoryCost'), costs.inventoryCost),
        ...line(t('facts.agencyCost'), costs.agencyCost),
      ],
    },
    note: isBelgianHome && deposit ? t('costs.depositNote') : undefined,
    notice: t('costs.rentNotice'),
    sourcesTitle: t('costs.sources'),
    sources: isBelgianHome
      ? [...depositSource(rates, { t, language }), ...tenantSources(rates, { t, language })]
      : [],
  };
}

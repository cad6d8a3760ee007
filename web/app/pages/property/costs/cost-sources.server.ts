import type { CostRegion } from 'schemas/cost-rates.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { safeLink } from '../../../content/cms/safe-link.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import type { RatesInForce } from '../../../properties/costs/cost-rates.ts';
import { formatEuro } from '../../../properties/price/price.ts';
import { formatDay } from '../../../properties/text/day.ts';

/** A rate in a sentence, and its source, whose name may be a link. */
export type CostSource = {
  rule: string;
  before: string;
  source: string | undefined;
  after: string;
  href: string | undefined;
};

type Words = { t: Translate; language: LanguageId };
type Rate = { from: string; source?: string; sourceUrl?: string; checkedOn?: string };

const regionNames = {
  flanders: 'costs.flanders',
  brussels: 'costs.brussels',
  wallonia: 'costs.wallonia',
} as const satisfies Record<CostRegion, string>;

const ownHomeConditions = {
  flanders: 'costs.conditionsFlanders',
  brussels: 'costs.conditionsBrussels',
  wallonia: 'costs.conditionsWallonia',
} as const satisfies Record<CostRegion, string>;

const mark = '{source}';

function cite(
  rule: string,
  { from, source, sourceUrl, checkedOn }: Rate,
  { t, language }: Words,
): CostSource {
  const date = formatDay(from, language);
  const words = source ? t('costs.source', { date, source: mark }) : t('costs.assumption', { date });
  const [before = '', after = ''] = words.split(mark);
  const checked = checkedOn ? ` ${t('costs.checked', { date: formatDay(checkedOn, language) })}` : '';
  return { rule, before, source, after: after + checked, href: safeLink(sourceUrl) };
}

export function dutySource(
  { duty }: Pick<RatesInForce, 'duty'>,
  { isHome, ...words }: Words & { isHome: boolean },
): CostSource[] {
  if (!duty) return [];
  const { t, language } = words;
  const region = t(regionNames[duty.region]);
  const { standardRate: standard, ownHomeRate: own, exemption, exemptionCeiling } = duty;
  const conditions = t(ownHomeConditions[duty.region]);
  if (isHome && exemption !== undefined && exemptionCeiling !== undefined) {
    const amounts = {
      exempt: formatEuro(exemption, language),
      ceiling: formatEuro(exemptionCeiling, language),
    };
    const rule = t('costs.exemptionRule', { region, standard, ...amounts });
    return [cite(`${rule} ${conditions}`, duty, words)];
  }
  if (isHome && own !== undefined) {
    const { reduction, reductionCeiling, cityReductionCeiling = reductionCeiling } = duty;
    const modest =
      reduction === undefined || reductionCeiling === undefined || cityReductionCeiling === undefined
        ? []
        : [
            t('costs.reductionRule', {
              amount: formatEuro(reduction, language),
              ceiling: formatEuro(reductionCeiling, language),
              cityCeiling: formatEuro(cityReductionCeiling, language),
            }),
          ];
    const rule = [t('costs.dutyRule', { region, standard, own }), ...modest, conditions].join(' ');
    return [cite(rule, duty, words)];
  }
  return [cite(t('costs.standardRule', { region, standard }), duty, words)];
}

export function vatSource({ vat }: Pick<RatesInForce, 'vat'>, words: Words): CostSource[] {
  if (!vat) return [];
  const rates = { standard: vat.standardRate, reduced: vat.reducedRate };
  return [cite(`${words.t('costs.vatRule', rates)} ${words.t('costs.conditionsVat')}`, vat, words)];
}

export function notarySource({ notary }: Pick<RatesInForce, 'notary'>, words: Words): CostSource[] {
  return notary ? [cite(words.t('costs.notaryRule'), notary, words)] : [];
}

export function loanSource({ loan }: Pick<RatesInForce, 'loan'>, words: Words): CostSource[] {
  return loan ? [cite(words.t('costs.loanRule', { rate: loan.rate, years: loan.years }), loan, words)] : [];
}

export function depositSource({ deposit }: Pick<RatesInForce, 'deposit'>, words: Words): CostSource[] {
  if (!deposit) return [];
  const region = words.t(regionNames[deposit.region]);
  return [cite(words.t('costs.depositRule', { region, count: deposit.months }), deposit, words)];
}

const tenantRules = { fees: 'costs.feesRule', indexation: 'costs.indexRule' } as const;

export function tenantSources({ tenant }: Pick<RatesInForce, 'tenant'>, words: Words): CostSource[] {
  return tenant.map((rule) => cite(words.t(tenantRules[rule.kind]), rule, words));
}

import type { Region } from 'schemas/country.ts';
import {
  costRates,
  type CostRates,
  costRegions,
  isStale,
  type NotaryBracket,
  tenantRules,
} from 'schemas/cost-rates.ts';
import type { SiteQueryResult } from 'schemas/generated/content.ts';
import { latestOn } from '../model/dated.ts';

type EditedRates = Pick<NonNullable<SiteQueryResult['settings']>, keyof CostRates>;

type Rate = { from: string; region?: Region };
type Edited<Row> = { [Key in keyof Row]: Row[Key] | null };

export type RatesInForce = ReturnType<typeof ratesOn>;

/** Drops fields that an editor left open, and rows that lack what they need. */
function completeRows<Row extends Rate>(rows: readonly Edited<Row>[], needed: readonly (keyof Row)[]): Row[] {
  return rows.flatMap((row) => {
    if (!['from' as const, ...needed].every((key) => row[key] !== null)) return [];
    const filled = Object.entries(row).filter(([, value]) => value !== null);
    return [Object.fromEntries(filled) as Row];
  });
}

function completeBrackets(brackets: readonly { upTo: number | null; rate: number | null }[] | null) {
  return (brackets ?? []).flatMap(({ upTo, rate }): NotaryBracket[] =>
    rate === null ? [] : [{ rate, ...(upTo !== null && { upTo }) }],
  );
}

/** Undefined outside Belgium. An editor's rates win over the defaults, however old they are. */
export function ratesOn(content: EditedRates | null, region: Region | undefined, day: string) {
  const isHere = ({ region: only }: Rate) => only === undefined || only === region;
  function inForce<Row extends Rate>(
    defaults: readonly Row[],
    edited: readonly Edited<NoInfer<Row>>[] | null | undefined,
    needed: readonly (keyof NoInfer<Row>)[],
  ): Row | undefined {
    const rows = completeRows<Row>(edited ?? [], needed);
    return latestOn(rows.filter(isHere), day) ?? latestOn(defaults.filter(isHere), day);
  }
  const estimates = content?.notaryEstimates?.map((row) => ({
    ...row,
    brackets: completeBrackets(row.brackets),
    ownHomeBrackets: completeBrackets(row.ownHomeBrackets),
  }));
  return {
    duty: inForce(costRates.registrationDuties, content?.registrationDuties, ['region', 'standardRate']),
    vat: inForce(costRates.vatRates, content?.vatRates, ['standardRate', 'reducedRate']),
    notary: inForce(costRates.notaryEstimates, estimates, ['brackets', 'deedCosts']),
    deposit: inForce(costRates.depositLimits, content?.depositLimits, ['region', 'months']),
    loan: inForce(costRates.loanTerms, content?.loanTerms, ['rate', 'years', 'ownShare']),
    tenant: tenantRules.filter(({ from }) => region !== undefined && from <= day),
  };
}

/** Rates in force on an ISO day that nobody compared with their sources in the last six months. */
export function countStaleRates(content: EditedRates | null, day: string): number {
  const [first, ...others] = costRegions.map((region) => ratesOn(content, region, day));
  if (!first) return 0;
  const { tenant, ...rates } = first;
  const all = [...Object.values(rates), ...tenant, ...others.flatMap(({ duty, deposit }) => [duty, deposit])];
  return all.filter((rate) => rate !== undefined && isStale(rate.checkedOn, day)).length;
}

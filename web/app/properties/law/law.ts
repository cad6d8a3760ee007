import {
  allowedSeverities,
  type LawRuleId,
  type LawSeverity,
  lawWords,
  isLawRuleId,
  lawSeverities,
} from 'schemas/law-words.ts';
import { outcomeOf } from '../model/marquee.ts';
import type { PropertyRecord } from '../model/record.ts';
import { type LawRule, lawRegionOf } from './law-rule.ts';
import { brusselsRules } from './rules/brussels.ts';
import { flemishRules } from './rules/flanders.ts';
import { belgianRules, rulesElsewhere } from './rules/several-regions.ts';
import { walloonRules } from './rules/wallonia.ts';
import type { SiteQueryResult } from 'schemas/generated/content.ts';

export const lawRules: readonly LawRule[] = [
  ...flemishRules,
  ...brusselsRules,
  ...walloonRules,
  ...belgianRules,
  ...rulesElsewhere,
];

type LawFinding = { rule: LawRule; severity: LawSeverity };

export type LawSettings = Partial<Record<LawRuleId, LawSeverity>>;

export function severityOf(id: LawRuleId, settings: LawSettings = {}): LawSeverity {
  const chosen = settings[id];
  return chosen !== undefined && allowedSeverities(id).includes(chosen) ? chosen : lawWords[id].severity;
}

/** On an ISO day. None holds once a home is sold, let or withdrawn. */
export function rulesFor(home: PropertyRecord, day: string, rules = lawRules): LawRule[] {
  if (outcomeOf(home)) return [];
  const region = lawRegionOf(home);
  const goal = home.Goal === 0 ? 'sale' : 'rent';
  return rules.filter(
    (rule) =>
      rule.from <= day &&
      (rule.until === undefined || rule.until >= day) &&
      rule.regions.includes(region) &&
      rule.goals.includes(goal) &&
      rule.kinds.includes(home.MainType) &&
      (rule.concerns === undefined || rule.concerns(home, day)),
  );
}

export function lawFindings(
  home: PropertyRecord,
  day: string,
  { settings = {}, rules = lawRules }: { settings?: LawSettings; rules?: readonly LawRule[] } = {},
): LawFinding[] {
  return rulesFor(home, day, rules)
    .filter((rule) => !rule.isStated(home, day))
    .map((rule) => ({ rule, severity: severityOf(rule.id, settings) }));
}

export function mayBeRequested(home: PropertyRecord, field: keyof PropertyRecord): boolean {
  const region = lawRegionOf(home);
  return lawRules.some(
    (rule) => rule.mayBeRequested === true && rule.regions.includes(region) && rule.fields.includes(field),
  );
}

type Edited = Pick<NonNullable<SiteQueryResult['settings']>, 'lawSeverities'>;

export function lawSettingsOf(settings: Edited | null | undefined): LawSettings {
  return Object.fromEntries(
    (settings?.lawSeverities ?? []).flatMap(({ rule, severity }) => {
      const known = lawSeverities.find((one) => one === severity);
      return rule !== null && isLawRuleId(rule) && known ? [[rule, known]] : [];
    }),
  );
}

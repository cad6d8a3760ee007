import type { SiteQueryResult } from 'schemas/generated/content.ts';
import { isLawRuleId, lawSeverities } from 'schemas/law-words.ts';
import type { LawSettings } from './law.ts';

type Edited = Pick<NonNullable<SiteQueryResult['settings']>, 'lawSeverities'>;

/** Leaves out rules and severities that there are not. */
export function lawSettingsOf(settings: Edited | null | undefined): LawSettings {
  return Object.fromEntries(
    (settings?.lawSeverities ?? []).flatMap(({ rule, severity }) => {
      const known = lawSeverities.find((one) => one === severity);
      return rule !== null && isLawRuleId(rule) && known ? [[rule, known]] : [];
    }),
  );
}

import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { filterChips, filterSource } from '../catalogue/filter-chips.server.ts';
import { type Criteria, filtersOf } from './criteria.ts';

/** Names the goal, then each filter in the words of its chip. */
export function describeCriteria(
  criteria: Criteria,
  { t, language }: { t: Translate; language: LanguageId },
): string {
  const { goal } = criteria;
  const filters = filtersOf(criteria);
  const chips = filterChips(filters, filterSource({ goal, language, t, filters }));
  const goalName = t(goal === 'sale' ? 'alert.forSale' : 'alert.forRent');
  return [goalName, ...chips.map(({ label }) => label)].join(' · ');
}

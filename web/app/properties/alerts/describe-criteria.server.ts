import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { filterChips, filterSource } from '../catalogue/filter-chips.server.ts';
import { type Criteria, filtersOf } from './criteria.ts';

export function describeCriteria(
  criteria: Criteria,
  { t, language, catalogue }: { t: Translate; language: LanguageId; catalogue: Catalogue },
): string {
  const { goal } = criteria;
  const filters = filtersOf(criteria);
  const chips = filterChips(filters, filterSource({ goal, language, t, filters, catalogue }));
  const goalName = t(goal === 'sale' ? 'alert.forSale' : 'alert.forRent');
  return [goalName, ...chips.map(({ label }) => label)].join(' · ');
}

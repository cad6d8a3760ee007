import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { filterSource } from '../../properties/catalogue/filter-chips.server.ts';
import { type DescribedFilter, describeFilters } from '../../properties/filters/filter-parameters.ts';

export function filtersOf(site: Site, catalogue: Catalogue): DescribedFilter[] {
  const language: LanguageId = site.languages.find((id) => id === 'en') ?? site.languages[0] ?? 'en';
  return describeFilters(
    filterSource({ goal: 'sale', language, t: serverText(site, language), filters: {}, catalogue }),
  );
}

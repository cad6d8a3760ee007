import type { ListField } from 'schemas/filter-fields.ts';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { PageContent } from '../../content/cms/content.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Alternates } from '../../content/paths/build-path.ts';
import { newsFeedPath, openHouseCalendarPath } from '../../content/paths/feed-path.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { type FilterSubject, conditionOf } from '../../properties/conditions/filter-condition.ts';
import type { ListFilters } from '../../properties/filters/filter-table.ts';
import {
  isOneTownOrType,
  isPlainList,
  listSearch,
  readListAddress,
} from '../../properties/filters/list-address.ts';
import type { Goal } from '../../properties/property/property.ts';
import type { ContentPageData } from '../content/load-content-page.server.ts';
import type { PageContext } from '../../content/page-context.ts';

type Alternative = NonNullable<PageContent['alternatives']>[number];
type Listing = { goal: Goal; page: number; total: number };
type FilteredContext = PageContext & { listing: Listing };

/**
 * Applies an editor's alternative words for the current filters. Search engines may index the unfiltered list, and
 * those of a single town or type for which an editor wrote words.
 */
export function filteredPage(
  page: ContentPageData,
  { alternatives }: PageContent,
  { platform, site, url, language, listing }: FilteredContext,
): ContentPageData & { heading: string } {
  const { catalogue } = platform;
  const { banner, head } = page;
  const address = { ...readListAddress(url.searchParams), page: listing.page };
  const { filters } = address;
  const search = listSearch(address);
  const alternates: Alternates = Object.fromEntries(
    Object.entries(head.alternates).map(([language, address]) => [language, `${address}${search}`]),
  );
  const subject = subjectOf(filters, listing, catalogue);
  const words = (alternatives ?? []).find((alternative) => matches(alternative, subject));
  const title = words?.title ?? page.title;
  const description = words?.description ?? undefined;
  const isOwnPage = words !== undefined && speaksOfOne(words) && listing.total > 0;
  return {
    ...page,
    title,
    heading: words ? title : titleOf(title, filters, { language, t: serverText(site, language), catalogue }),
    lead: description ?? page.lead,
    banner: banner && words ? { ...banner, title, description: description ?? banner.description } : banner,
    head: {
      ...head,
      ...(words && { title: [title, site.content.settings?.agencyName].filter(Boolean).join(' – ') }),
      description: description ?? head.description,
      canonical: `${head.canonical}${search}`,
      feed: newsFeedPath(language, listing.goal, listSearch({ filters: { ...filters, sold: [] } })),
      calendar: {
        href: openHouseCalendarPath(language),
        title: serverText(site, language)('openHouse.all'),
      },
      alternates,
      isIndexed: head.isIndexed && (isPlainList(address) || (isOneTownOrType(address) && isOwnPage)),
    },
  };
}

const mostNamed = 3;

type Words = { language: LanguageId; t: Translate; catalogue: Pick<Catalogue, 'city'> };

/** Adds the chosen places, such as "For sale in Gent + 20 km". */
function titleOf(
  title: string,
  { city: cities = [], radius = [] }: ListFilters,
  { language, t, catalogue }: Words,
): string {
  if (cities.length === 0) return title;
  const around = radius.map((value) => ` ${t('filter.kilometres', { value })}`).join('');
  if (cities.length > mostNamed) return t('list.titleInSeveral', { title, count: cities.length }) + around;
  const names = cities.map((city) => catalogue.city(city, language)?.name ?? city.split('|')[0] ?? city);
  const place = new Intl.ListFormat(languageTag(language)).format(names);
  return t('list.titleIn', { title, place }) + around;
}

/** Names a city or a type only when the list has no other. */
function subjectOf(
  { city: cities, radius, type: types, q }: ListFilters,
  { goal, total }: Listing,
  catalogue: Pick<Catalogue, 'city'>,
) {
  const only = (values: readonly string[] = []) => (values.length === 1 ? values[0] : undefined);
  const city = radius ? undefined : only(cities);
  const type = only(types);
  const text = only(q);
  const chosen = city === undefined ? undefined : catalogue.city(city, defaultLanguage);
  return {
    goal,
    city: chosen?.name ?? city,
    zip: chosen?.zip,
    country: chosen?.country.code,
    type: type === undefined ? undefined : Number(type),
    id: text,
    q: text,
    count: total,
  } satisfies Record<ListField, FilterSubject[string]>;
}

/** An alternative without conditions never matches. */
function matches({ conditions, advancedCondition }: Alternative, subject: FilterSubject): boolean {
  const rows = conditions ?? [];
  const formula = advancedCondition?.trim() ? [{ advancedCondition }] : [];
  if (rows.length + formula.length === 0) return false;
  return conditionOf(rows)(subject) && conditionOf(formula)(subject);
}

/** Words for several values would repeat one title at several addresses. */
function speaksOfOne({ conditions, advancedCondition, title, description }: Alternative): boolean {
  const [condition, ...others] = conditions ?? [];
  const isForOne = condition?.operator === 'equals' && others.length === 0 && !advancedCondition?.trim();
  return isForOne && Boolean(title && description);
}

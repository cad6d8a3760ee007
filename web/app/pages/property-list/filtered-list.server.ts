import type { ListField } from 'schemas/filter-fields.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import type { PageContent } from '../../cms/content.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { conditionOf } from '../../properties/conditions/filter-condition.ts';
import type { FilterSubject } from '../../properties/conditions/filter-compare.ts';
import {
  isFiltered,
  type ListFilters,
  listSearch,
  readListFilters,
} from '../../properties/filters/list-filters.ts';
import type { PageContext } from '../load-page.server.ts';
import type { PageData, PropertyListing } from '../page-data.ts';

type Alternative = NonNullable<PageContent['alternatives']>[number];

/**
 * The page of a list as its filters make it: its words may be others, and only the whole list is for search engines.
 */
export function filteredList(
  page: PageData,
  listing: PropertyListing,
  { alternatives }: PageContent,
  { site, url }: PageContext,
): PageData {
  const { banner, head } = page;
  const filters = { ...readListFilters(url.searchParams), page: listing.page };
  const search = listSearch(filters);
  const alternates: PageData['alternates'] = Object.fromEntries(
    Object.entries(head.alternates).map(([language, address]) => [language, `${address}${search}`]),
  );
  const subject = subjectOf(filters, listing);
  const words = (alternatives ?? []).find((alternative) => isMeant(alternative, subject));
  const title = words?.title ?? page.title;
  const description = words?.description ?? undefined;
  return {
    ...page,
    title,
    lead: description ?? page.lead,
    banner: banner && words ? { ...banner, title, description: description ?? banner.description } : banner,
    head: {
      ...head,
      ...(words && { title: [title, site.content.settings?.agencyName].filter(Boolean).join(' – ') }),
      description: description ?? head.description,
      canonical: `${url.origin}${url.pathname}${search}`,
      alternates,
      isIndexed: head.isIndexed && !isFiltered(filters),
    },
  };
}

/** What conditions may ask of a list: its goal, the visitor's choices, and how many properties these leave. */
function subjectOf({ city, type, text }: ListFilters, { goal, total }: PropertyListing) {
  const chosen = city === undefined ? undefined : catalogue.city(city, defaultLanguage);
  return {
    goal,
    city: chosen?.name ?? city,
    zip: chosen?.zip,
    country: chosen?.country.code,
    type,
    id: text,
    q: text,
    count: total,
  } satisfies Record<ListField, FilterSubject[string]>;
}

/** Words without any condition belong to no choice in particular, so they are never meant. */
function isMeant({ conditions, advancedCondition }: Alternative, subject: FilterSubject): boolean {
  const rows = conditions ?? [];
  const formula = advancedCondition?.trim() ? [{ advancedCondition }] : [];
  if (rows.length + formula.length === 0) return false;
  return conditionOf(rows)(subject) && conditionOf(formula)(subject);
}

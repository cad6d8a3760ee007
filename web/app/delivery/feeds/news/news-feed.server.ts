import { serverText } from '../../../content/i18n/i18next.server.ts';
import { languageTag } from '../../../content/i18n/language.ts';
import { listPath, propertyPath, shortPropertyPath } from '../../../content/paths/build-path.ts';
import { newsFeedPath } from '../../../content/paths/feed-path.ts';
import { describeCriteria } from '../../../properties/alerts/criteria.server.ts';
import { byNewest } from '../../../properties/property/listed-property.ts';
import type { ListFilters } from '../../../properties/filters/filter-table.ts';
import { listSearch } from '../../../properties/filters/list-address.ts';
import type { Goal, Property } from '../../../properties/property/property.ts';
import { sharedCover } from '../../../properties/view/picture-data.ts';
import { changedAt, latest } from '../changed-on.ts';
import type { FeedSource } from '../feed-source.server.ts';
import { element, type Xml, xmlDocument, atom, momentOf } from '../xml.ts';

const mostEntries = 30;
type NewsSource = Pick<FeedSource, 'site' | 'content' | 'catalogue' | 'language' | 'siteUrl'>;
type NewsQuery = { goal: Goal; filters: ListFilters };

export async function newsFeed(source: NewsSource, { goal, filters }: NewsQuery): Promise<string> {
  const { site, catalogue, language, siteUrl } = source;
  const search = listSearch({ filters });
  const t = serverText(site, language);
  const newest = catalogue
    .ids({ goal, filters, municipalities: site.municipalities, isAvailable: true })
    .flatMap((id) => catalogue.listed(id) ?? [])
    .filter((property) => property.state === 'available' && property.goal === goal)
    .sort(byNewest)
    .slice(0, mostEntries);
  const properties = await catalogue.findAll(
    newest.map(({ id }) => id),
    language,
  );
  const changes = properties.map(({ id }) => changedAt(id, source));
  const agency = site.content.settings?.agencyName ?? new URL(siteUrl).hostname;
  const self = `${siteUrl}${newsFeedPath(language, goal, search)}`;
  const list = `${siteUrl}${listPath(site.paths, goal, language)}${search}`;
  return xmlDocument(
    element(
      'feed',
      { xmlns: atom, 'xml:lang': languageTag(language) },
      element('id', {}, self),
      element('title', {}, `${agency} – ${describeCriteria({ goal, search }, { t, language, catalogue })}`),
      element('updated', {}, momentOf(latest(changes))),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: list }),
      element('author', {}, element('name', {}, agency)),
      ...properties.map((property) => entryOf(property, source)),
    ),
  );
}

/** Without a published price it says what a card says. */
function entryOf(property: Property, source: NewsSource): Xml {
  const { site, language, siteUrl } = source;
  const { id, lang, title, zip, city, price, excerpt, publishedOn, mainTypeName } = property;
  const t = serverText(site, language);
  const cover = sharedCover(property.picture, siteUrl);
  const words: Record<string, string> = lang ? { 'xml:lang': lang } : {};
  const lines = [`${zip} ${city}`, price?.text ?? t('property.priceOnRequest')];
  return element(
    'entry',
    {},
    // Outlives a change of title or language.
    element('id', {}, `${siteUrl}${shortPropertyPath(id)}`),
    element('title', words, title),
    element('updated', {}, momentOf(changedAt(id, source))),
    publishedOn === undefined ? undefined : element('published', {}, momentOf(publishedOn)),
    element('link', {
      rel: 'alternate',
      type: 'text/html',
      href: `${siteUrl}${propertyPath(site.paths, property, language)}`,
    }),
    cover && element('link', { rel: 'enclosure', type: 'image/jpeg', href: cover.url }),
    element('category', { term: mainTypeName, ...words }),
    element('summary', words, `${lines.join(' · ')}. ${excerpt}`),
  );
}

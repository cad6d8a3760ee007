import type { ListFilters } from '../filters/filter-table.ts';
import { isFiltered } from '../filters/list-address.ts';
import type { Goal, PropertySummary } from '../property/property.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { fold } from '../text/slug.ts';
import { resultTitle } from '../search/finder.ts';
import { pictureData } from '../view/picture-data.ts';
import { type FoundList, listOptions, phraseOption, type SuggestionContext } from './list-options.server.ts';
import { type ReadText, readSearchText } from './read-search-text.ts';
import type { Suggestion, SuggestionGroup, Suggestions } from './suggestions.ts';

const bothGoals = ['sale', 'rent'] as const;
const mostOfKind = 5;
const mostProperties = 3;
/** The smallest sized width. */
const smallestPicture = 400;

const startsWith = (found: FoundList | undefined, text: string) =>
  found?.name !== undefined && fold(found.name).startsWith(fold(text));

async function namedLists(text: string, { filters, rest }: ReadText, context: SuggestionContext) {
  const { catalogue } = context;
  const isPartly = isFiltered(filters) && rest !== '';
  const found = await catalogue.search(isPartly ? rest : text, context);
  const understood = isPartly ? text.replace(rest, '').trim() : '';
  const typed = (name: string) => `${understood} ${name}`.trim();
  const isAlone = (parameter: string) => Object.keys(filters).every((name) => name === parameter);
  const types =
    text === '' ? catalogue.types(context.language).map((type) => ({ ...type, isTypo: false })) : found.types;
  return {
    types: types.slice(0, text === '' ? undefined : mostOfKind).map(({ name, webId, isTypo }): FoundList => ({
      name,
      typed: typed(name),
      filters: { ...filters, type: [String(webId)] },
      isTypo,
      isAlone: isAlone('type'),
    })),
    cities: found.cities.slice(0, mostOfKind).map(({ name, key, zip, isTypo }): FoundList => ({
      name,
      typed: typed(`${zip} ${name}`),
      filters: { ...filters, city: [key] },
      isTypo,
      isAlone: isAlone('city'),
    })),
    properties: found.properties,
  };
}

function propertyOption(property: PropertySummary, { language, paths, t }: SuggestionContext): Suggestion {
  const { city, id, lang, picture, price, ribbon, title } = property;
  const { src, widths } = pictureData(picture);
  return {
    label: resultTitle(title),
    ...(lang && { lang }),
    note: [city, ribbon?.label ?? price?.text ?? t('property.priceOnRequest'), id].join(' · '),
    href: propertyPath(paths, property, language),
    picture: widths.length > 0 ? `${src}-${String(smallestPicture)}.webp` : src,
  };
}

async function newestOf(
  filters: ListFilters,
  goals: readonly Goal[],
  context: SuggestionContext,
): Promise<Suggestion[]> {
  const { language, municipalities, catalogue } = context;
  const lists = await Promise.all(
    goals.map(async (goal) =>
      catalogue.list({ goal, filters, municipalities, language, limit: mostProperties }),
    ),
  );
  return (lists.find(({ length }) => length > 0) ?? []).map((property) => propertyOption(property, context));
}

function withBestFirst(groups: readonly SuggestionGroup[], best: string | undefined): SuggestionGroup[] {
  const isBest = ({ href }: Suggestion) => href === best;
  const rank = ({ options }: SuggestionGroup) => Number(!options.some(isBest));
  return groups
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => rank(a) - rank(b))
    .map((group) => ({
      ...group,
      options: group.options.toSorted((a, b) => Number(isBest(b)) - Number(isBest(a))),
    }));
}

/** Suggests types for an empty text. Never includes anything hidden. */
export async function loadSuggestions(text: string, context: SuggestionContext): Promise<Suggestions> {
  const { t } = context;
  const readFor = (goal: Goal) => readSearchText(text, { ...context, goal });
  const read = readFor(context.goal ?? 'sale');
  const wanted = read.goal ?? context.goal;
  const goals = wanted ? [wanted] : bothGoals;
  const named = await namedLists(text, read, context);
  const hasNames = named.types.length + named.cities.length > 0;
  const isPhrase = isFiltered(read.filters) && (Object.keys(read.filters).length > 1 || !hasNames);
  const phrases = isPhrase ? goals.map((goal) => phraseOption(text, readFor(goal), goal, context)) : [];
  const hrefs = new Set(phrases.map(({ href }) => href));
  const others = (lists: readonly FoundList[]) =>
    listOptions(lists, goals, context).filter(({ href }) => !hrefs.has(href));
  const [types, cities] = [others(named.types), others(named.cities)];
  const isWhole = read.rest === '' || !hasNames;
  const names =
    startsWith(named.types[0], text) && !startsWith(named.cities[0], text)
      ? [types, cities]
      : [cities, types];
  const nearest = [...(isWhole ? phrases : []), ...names.flat()];
  const references = named.properties.map((property) => propertyOption(property, context));
  const meant = isPhrase && isWhole ? read : (named.cities[0] ?? named.types[0]);
  const newest =
    text === '' || !meant || references.length > 0 ? [] : await newestOf(meant.filters, goals, context);
  const best = (references.length === 1 ? references[0] : nearest[0])?.href;
  const groups = withBestFirst(
    [
      { heading: t('search.yourSearch'), options: phrases },
      { heading: t('search.types'), options: types },
      { heading: t('search.cities'), options: cities },
      { heading: t('search.properties'), options: [...references, ...newest] },
    ],
    text === '' ? undefined : best,
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return {
    groups,
    status: count > 0 ? t('search.suggestionCount', { count }) : t('search.noSuggestions', { query: text }),
    ...(best && text !== '' && { best }),
  };
}

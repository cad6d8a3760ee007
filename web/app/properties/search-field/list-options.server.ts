import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { listPath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { filterChips, filterSource } from '../catalogue/filter-chips.server.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import { listSearch } from '../filters/list-address.ts';
import type { Municipality } from '../../content/cms/content.ts';
import type { Goal } from '../property/property.ts';
import type { ReadText } from './read-search-text.ts';
import type { Suggestion } from './suggestions.ts';
import { widerRadius } from '../catalogue/wider-radius.ts';

export type SuggestionContext = {
  language: LanguageId;
  t: Translate;
  paths: PathTable;
  municipalities: readonly Municipality[];
  catalogue: Catalogue;
  /** Of the list around the field, left unsaid; elsewhere both goals are suggested. */
  goal: Goal | undefined;
  /** ISO day. */
  today: string;
};

export type FoundList = {
  name: string;
  typed: string;
  filters: ListFilters;
  isTypo: boolean;
  isAlone?: boolean;
};

const goalWords = { sale: 'search.forSale', rent: 'search.forRent' } as const;

type Counted = { catalogue: Catalogue; totals: Map<string, number> };

/** Many texts lead to single types and cities. Kept while municipalities and properties are the same. */
const counted = new WeakMap<readonly Municipality[], Counted>();

function countOf({ filters, isAlone }: FoundList, goal: Goal, context: SuggestionContext): number {
  const { municipalities, catalogue } = context;
  const count = () => catalogue.count({ goal, filters, municipalities });
  if (!isAlone) return count();
  const last = counted.get(municipalities);
  const { totals } = last?.catalogue === catalogue ? last : { totals: new Map<string, number>() };
  counted.set(municipalities, { catalogue, totals });
  const key = `${goal}${listSearch({ filters })}`;
  const total = totals.get(key) ?? count();
  totals.set(key, total);
  return total;
}

/** Typed instead where the list around the field filters itself, with the same meaning. */
function typedFor(typed: string, goalWord: readonly string[]): string {
  const missing = goalWord
    .map((word) => word.toLowerCase())
    .filter((word) => !typed.toLowerCase().includes(word));
  return [typed, ...missing].join(' ');
}

function chipsOf(filters: ListFilters, goal: Goal, { language, t, catalogue }: SuggestionContext): string[] {
  const source = filterSource({ goal, language, t, filters, catalogue });
  return filterChips(filters, source).map(({ label }) => label);
}

const goalWord = (goal: Goal, { goal: around, t }: SuggestionContext) =>
  goal === around ? [] : [t(goalWords[goal])];

function optionOf(found: FoundList, goal: Goal, context: SuggestionContext): Suggestion | undefined {
  const { language, paths, t } = context;
  const { name, typed, filters, isTypo } = found;
  const count = countOf(found, goal, context);
  if (count === 0) return undefined;
  const others = chipsOf(filters, goal, context).filter((chip) => chip !== name);
  const word = goalWord(goal, context);
  return {
    label: isTypo ? t('search.didYouMean', { term: name }) : name,
    note: [...others, ...word, t('search.propertyCount', { count })].join(' · '),
    href: `${listPath(paths, goal, language)}${listSearch({ filters })}`,
    value: typedFor(typed, word),
  };
}

export function phraseOption(
  text: string,
  read: ReadText,
  goal: Goal,
  context: SuggestionContext,
): Suggestion {
  const { language, paths, t, municipalities, catalogue } = context;
  const filters = { ...read.filters, unread: read.rest === '' ? [] : [read.rest] };
  const count = catalogue.count({ goal, filters, municipalities });
  const wider = count === 0 ? widerRadius({ goal, filters, municipalities, catalogue }) : undefined;
  const word = goalWord(goal, context);
  const counted = [t('search.propertyCount', { count }), ...(wider ? [t('search.widerCount', wider)] : [])];
  return {
    label: chipsOf(filters, goal, context).join(' · '),
    note: [...word, counted.join(', ')].join(' · '),
    href: `${listPath(paths, goal, language)}${listSearch({ filters })}`,
    value: typedFor(text, word),
  };
}

export function listOptions(
  found: readonly FoundList[],
  goals: readonly Goal[],
  context: SuggestionContext,
): Suggestion[] {
  return found.flatMap((list) => goals.flatMap((goal) => optionOf(list, goal, context) ?? []));
}

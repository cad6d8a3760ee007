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
import type { Suggestion } from './suggestions.ts';

export type SuggestionContext = {
  language: LanguageId;
  t: Translate;
  paths: PathTable;
  municipalities: readonly Municipality[];
  catalogue: Catalogue;
  /** Goal of the list around the field, left unsaid; elsewhere both goals are suggested. */
  goal: Goal | undefined;
};

export type FoundList = {
  /** Undefined where the whole text was understood. */
  name: string | undefined;
  typed: string;
  filters: ListFilters;
  isTypo: boolean;
  /** Means nothing but one type or city. */
  isAlone?: boolean;
};

const goalWords = { sale: 'search.forSale', rent: 'search.forRent' } as const;

type Counted = { catalogue: Catalogue; totals: Map<string, number> };

/** Counts of single types and cities, which many texts lead to, for as long as municipalities and properties are the same. */
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

function optionOf(found: FoundList, goal: Goal, context: SuggestionContext): Suggestion | undefined {
  const { language, paths, t, catalogue } = context;
  const { name, typed, filters, isTypo } = found;
  const count = countOf(found, goal, context);
  if (count === 0) return undefined;
  const source = filterSource({ goal, language, t, filters, catalogue });
  const chips = filterChips(filters, source).map(({ label }) => label);
  const others = name === undefined ? [] : chips.filter((chip) => chip !== name);
  const label = name ?? chips.join(', ');
  const goalWord = goal === context.goal ? [] : [t(goalWords[goal])];
  const missing = goalWord
    .map((word) => word.toLowerCase())
    .filter((word) => !typed.toLowerCase().includes(word));
  return {
    label: isTypo ? t('search.didYouMean', { term: label }) : label,
    note: [...others, ...goalWord, t('search.propertyCount', { count })].join(' · '),
    href: `${listPath(paths, goal, language)}${listSearch({ filters })}`,
    value: [typed, ...missing].join(' '),
  };
}

export function listOptions(
  found: readonly FoundList[],
  goals: readonly Goal[],
  context: SuggestionContext,
): Suggestion[] {
  return found.flatMap((list) => goals.flatMap((goal) => optionOf(list, goal, context) ?? []));
}

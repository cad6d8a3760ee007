import type { EntryKind, PathTable } from '../../content/paths/path-table.ts';
import { splitPath } from '../../content/i18n/language.ts';

type PlaceKind = EntryKind | 'property';
type Place = { id?: string; kind: PlaceKind };

type Chosen = { kinds: readonly PlaceKind[] | null; pageIds: readonly (string | null)[] | null };

/** City, title and id follow the path of a list; forms and sheets of a property have a step more. */
const stepsBelowList = 3;

/** Undefined for pages that no editor made, such as the confirmation of a visit. */
export function placeOf(paths: Pick<PathTable, 'languages' | 'byPath'>, pathname: string): Place | undefined {
  const { language, path } = splitPath(pathname, paths.languages);
  if (!language) return undefined;
  const entry = paths.byPath(language, path);
  if (entry) return { id: entry.id, kind: entry.kind };
  const steps = path.split('/').filter(Boolean);
  const list = paths.byPath(language, `/${steps.slice(0, -stepsBelowList).join('/')}/`);
  return list && offerLists.has(list.kind) ? { kind: 'property' } : undefined;
}

const offerLists = new Set<EntryKind>(['property-list-sale', 'property-list-rent', 'project-list']);

export function isChosen({ kinds, pageIds }: Chosen, place: Place | undefined): boolean {
  if (!place) return false;
  return (kinds?.includes(place.kind) ?? false) || (pageIds?.some((id) => id === place.id) ?? false);
}

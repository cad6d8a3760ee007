import type { EntryKind } from '../paths/path-table.ts';
import { loadHomeOpening } from './home/home-opening.server.ts';
import type { PageContext } from './load-page.server.ts';
import type { KindData } from './page-data.ts';
import { loadPropertyListing } from './property-list/property-listing.server.ts';

/** An article is no page with modules and has a loader of its own. */
type LoadedKind = Exclude<keyof KindData, 'article'>;

type Loaders = { [Kind in LoadedKind]: (context: PageContext) => KindData[Kind] };

const loaders: Loaders = {
  home: loadHomeOpening,
  'property-list-sale': (context) => loadPropertyListing(context, 'sale'),
  'property-list-rent': (context) => loadPropertyListing(context, 'rent'),
};

function hasLoader(kind: EntryKind): kind is LoadedKind {
  return kind in loaders;
}

/** What a kind of page shows besides its modules; undefined when that is nothing. */
export function loadKind(kind: EntryKind, context: PageContext): KindData[LoadedKind] | undefined {
  return hasLoader(kind) ? loaders[kind](context) : undefined;
}

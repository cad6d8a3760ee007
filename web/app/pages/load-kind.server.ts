import type { EntryKind } from '../paths/path-table.ts';
import { loadHomeOpening } from './home-opening.server.ts';
import type { PageContext } from './load-page.server.ts';
import type { KindData } from './page-data.ts';
import { loadPropertyListing } from './property-listing.server.ts';

type Loaders = { [Kind in keyof KindData]: (context: PageContext) => KindData[Kind] };

const loaders: Loaders = {
  home: loadHomeOpening,
  'property-list-sale': (context) => loadPropertyListing(context, 'sale'),
  'property-list-rent': (context) => loadPropertyListing(context, 'rent'),
};

function hasLoader(kind: EntryKind): kind is keyof KindData {
  return kind in loaders;
}

/** What a kind of page shows besides its modules; undefined when that is nothing. */
export function loadKind(kind: EntryKind, context: PageContext): KindData[keyof KindData] | undefined {
  return hasLoader(kind) ? loaders[kind](context) : undefined;
}

import type { LanguageId } from 'schemas/languages.ts';
import type { LoadedModule } from '../modules/module-data.ts';
import type { Alternates } from '../paths/build-path.ts';
import type { EntryKind } from '../paths/path-table.ts';
import type { PropertyCardData } from '../properties/card-data.ts';

/** What a page tells browsers and search engines about itself. */
export type PageHead = {
  title: string;
  description: string | undefined;
  /** Absolute address of this very page. */
  canonical: string;
  /** Absolute addresses of this page by language. */
  alternates: Alternates;
  isIndexed: boolean;
};

/** A step above the page; the page itself is the last, without a link. */
export type Breadcrumb = { title: string; href?: string };

export type PropertyListing = {
  cards: readonly PropertyCardData[];
  total: number;
  page: number;
  pages: number;
  previousHref: string | undefined;
  nextHref: string | undefined;
};

export type HomeOpening = { featured: PropertyCardData | undefined; saleHref: string; rentHref: string };

/** What a kind of page shows besides its modules. A kind that is not named here shows its modules alone. */
export type KindData = {
  home: HomeOpening;
  'property-list-sale': PropertyListing;
  'property-list-rent': PropertyListing;
};

export type DataOfKind<Kind> = Kind extends keyof KindData ? KindData[Kind] : undefined;

/** A page ready to render. `not-found` is what an unknown address shows: a message above the home page's modules. */
export type PageData = {
  kind: EntryKind | 'not-found';
  language: LanguageId;
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: string | undefined;
  head: PageHead;
  breadcrumbs: readonly Breadcrumb[];
  /** Where this page is in the other languages, for the language switcher. */
  alternates: Alternates;
  modules: readonly LoadedModule[];
  data: unknown;
};

export function absoluteAlternates(alternates: Alternates, origin: string): Alternates {
  return Object.fromEntries(
    Object.entries(alternates).map(([language, path]) => [language, `${origin}${path}`]),
  );
}

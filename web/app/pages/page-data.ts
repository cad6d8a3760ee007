import type { LanguageId } from 'schemas/languages.ts';
import type { BannerData } from '../layout/banner/banner-data.ts';
import type { RichText } from '../cms/content.ts';
import type { LoadedModule } from '../modules/module-contract.ts';
import type { Alternates } from '../paths/build-path.ts';
import type { EntryKind } from '../paths/path-table.ts';
import type { PropertyCardData } from '../properties/view/card-data.ts';
import type { Goal } from '../properties/model/property.ts';
import type { ListFilterData } from '../properties/filters/list-filter-data.ts';
import type { PageHeaderData } from '../ui/page/page-header-data.ts';
import type { PictureData } from '../ui/picture/picture-data.ts';

/** What a page tells browsers and search engines about itself. */
export type PageHead = {
  title: string;
  description: string | undefined;
  /** Absolute address of this very page. */
  canonical: string;
  /** Absolute addresses of this page by language. */
  alternates: Alternates;
  isIndexed: boolean;
  /** False when other sites are not to learn where a visitor came from, nor gain by a link. */
  isPassedOn?: boolean;
  social?: SocialHead;
};

/** A picture as social networks want it, with its absolute address. */
export type SharedPicture = { url: string; width: number; height: number; alt: string };

/** What is shown when somebody shares the page. */
export type SocialHead = {
  title: string;
  description: string | undefined;
  type: 'website' | 'article';
  url: string;
  siteName: string | undefined;
  picture: SharedPicture | undefined;
};

/** A step above the page; the page itself is the last, without a link. */
export type Breadcrumb = { title: string; href?: string };

export type PropertyListing = {
  goal: Goal;
  cards: readonly PropertyCardData[];
  total: number;
  page: number;
  pages: number;
  previousHref: string | undefined;
  nextHref: string | undefined;
  filters: ListFilterData;
  /** Only of a list that shows nothing. */
  elsewhere?: { otherListHref: string; demand: { title: string; href: string } | undefined } | undefined;
};

export type HomeOpening = { featured: PropertyCardData | undefined; saleHref: string; rentHref: string };

export type ArticlePageData = {
  picture: PictureData | undefined;
  body: RichText | null;
  /** The other articles of its category. */
  others: readonly {
    id: string;
    title: string;
    summary: string | null;
    picture: PictureData | undefined;
    href: string;
  }[];
};

/** The mood an editor gave a page within the house style. */
export type PageStyle = 'standard' | 'calm' | 'warm' | 'dark';

/** What a kind of page shows besides its modules. A kind that is not named here shows its modules alone. */
export type KindData = {
  article: ArticlePageData;
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
  style: PageStyle;
  banner: BannerData | undefined;
  header: PageHeaderData;
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

import type { EntryKind, PathEntry } from '../content/paths/path-table.ts';
import { loadArticlePage } from './article/load-article-page.server.ts';
import { loadContentPage } from './content/load-content-page.server.ts';
import { loadFavouritesPage } from './favourites/load-favourites-page.server.ts';
import { loadHomePage } from './home/load-home-page.server.ts';
import { loadLegalFactsPage } from './legal-facts/load-legal-facts-page.server.ts';
import { loadLoginPage } from './login/load-login-page.server.ts';
import type { PageContext } from '../content/page-context.ts';
import type { PageData } from './page-data.ts';
import { loadProjectListPage } from './project-list/load-project-list-page.server.ts';
import { loadRentPage, loadSalePage } from './property-list/load-property-list-page.server.ts';
import { loadRecentlySoldPage } from './recently-sold/load-recently-sold-page.server.ts';

/** Resolves to undefined for a page withdrawn since the path table was read. */
type PageLoader = (context: PageContext, entry: PathEntry) => Promise<PageData | undefined>;

export const pageLoaders = {
  article: loadArticlePage,
  content: loadContentPage,
  favourites: loadFavouritesPage,
  home: loadHomePage,
  'legal-facts': loadLegalFactsPage,
  login: loadLoginPage,
  'project-list': loadProjectListPage,
  'recently-sold': loadRecentlySoldPage,
  'property-list-sale': loadSalePage,
  'property-list-rent': loadRentPage,
} satisfies Record<EntryKind, PageLoader>;

import type { ComponentType } from 'react';
import type { EntryKind } from '../content/paths/path-table.ts';
import { ArticlePage } from './article/article-page.tsx';
import { ContentPage } from './content/content-page.tsx';
import { FavouritesPage } from './favourites/favourites-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { LegalFactsPage } from './legal-facts/legal-facts-page.tsx';
import type { pageLoaders } from './loaders.server.ts';
import { LoginPage } from './login/login-page.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import type { NotFoundPageData } from './not-found/load-not-found-page.server.ts';
import type { ProjectPageData } from './project/load-project-page.server.ts';
import { ProjectPage } from './project/project-page.tsx';
import { ProjectListPage } from './project-list/project-list-page.tsx';
import type { PropertyPageData } from './property/load-property-page.server.ts';
import { PropertyPage } from './property/property-page.tsx';
import type { PropertyFormPageData } from './property-form/load-property-form-page.server.ts';
import { PropertyFormPage } from './property-form/property-form-page.tsx';
import { PropertyListPage } from './property-list/property-list-page.tsx';
import { RecentlySoldPage } from './recently-sold/recently-sold-page.tsx';

type LoadedPage<Kind extends EntryKind> = NonNullable<Awaited<ReturnType<(typeof pageLoaders)[Kind]>>>;

export type PageOf = { [Kind in EntryKind]: LoadedPage<Kind> } & {
  'not-found': NotFoundPageData;
  project: ProjectPageData;
  property: PropertyPageData;
  'property-form': PropertyFormPageData;
};

export const pageComponents = {
  article: ArticlePage,
  content: ContentPage,
  favourites: FavouritesPage,
  home: HomePage,
  'legal-facts': LegalFactsPage,
  login: LoginPage,
  'project-list': ProjectListPage,
  'recently-sold': RecentlySoldPage,
  'property-list-sale': PropertyListPage,
  'property-list-rent': PropertyListPage,
  'not-found': NotFoundPage,
  project: ProjectPage,
  property: PropertyPage,
  'property-form': PropertyFormPage,
} satisfies { [Kind in keyof PageOf]: ComponentType<{ page: PageOf[Kind] }> };

import type { ComponentType } from 'react';
import type { EntryKind } from '../paths/path-table.ts';
import { ArticlePage } from './article/article-page.tsx';
import { ContentPage } from './content/content-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import type { DataOfKind, PageData } from './page-data.ts';
import { PropertyListPage } from './property-list/property-list-page.tsx';

export type PageViewProps<Kind = unknown> = { page: PageData; data: DataOfKind<Kind> };

/** Which component shows which kind of page. */
export const pageRegistry = {
  article: ArticlePage,
  content: ContentPage,
  home: HomePage,
  'property-list-sale': PropertyListPage,
  'property-list-rent': PropertyListPage,
  'not-found': NotFoundPage,
} satisfies { [Kind in EntryKind | 'not-found']: ComponentType<PageViewProps<Kind>> };

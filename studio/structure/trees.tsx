import { type TreeDescription, TreePane } from '../tree-pane/tree-pane.tsx';
import { articleTree, articleTreeQuery } from './article-tree.ts';
import { pageTree, pageTreeQuery } from './page-tree.ts';

type PaneProps = { childItemId?: string };

export const pagesTree: TreeDescription = {
  label: 'Pages',
  query: pageTreeQuery,
  sections: pageTree,
  addTypes: ['page'],
  addLabel: 'Add page',
  emptyText: 'There are no pages yet.',
};

export const articlesTree: TreeDescription = {
  label: 'Articles',
  query: articleTreeQuery,
  sections: articleTree,
  addTypes: ['article', 'category'],
  addLabel: 'Add',
  emptyText: 'There are no articles yet.',
};

export function PagesPane({ childItemId }: PaneProps) {
  return <TreePane tree={pagesTree} childItemId={childItemId} />;
}

export function ArticlesPane({ childItemId }: PaneProps) {
  return <TreePane tree={articlesTree} childItemId={childItemId} />;
}

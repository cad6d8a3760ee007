import { type TreeDescription, TreePane } from '../tree-pane/tree-pane.tsx';
import { articleTree, articleTreeQuery } from './article-tree.ts';
import { pageTree, pageTreeQuery } from './page-tree.ts';
import { say } from '../locale/say.ts';

type PaneProps = { childItemId?: string };

export const pagesTree: TreeDescription = {
  id: 'pages',
  label: say('Pages'),
  query: pageTreeQuery,
  sections: pageTree,
  addTypes: ['page'],
  addLabel: say('Add page'),
  emptyText: say('There are no pages yet.'),
};

export const articlesTree: TreeDescription = {
  id: 'articles',
  label: say('Articles'),
  query: articleTreeQuery,
  sections: articleTree,
  addTypes: ['article', 'category'],
  addLabel: say('Add'),
  emptyText: say('There are no articles yet.'),
};

export function PagesPane({ childItemId }: PaneProps) {
  return <TreePane tree={pagesTree} childItemId={childItemId} />;
}

export function ArticlesPane({ childItemId }: PaneProps) {
  return <TreePane tree={articlesTree} childItemId={childItemId} />;
}

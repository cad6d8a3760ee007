import { type TreeDescription, TreePane } from '../tree-pane/tree-pane.tsx';
import { articleTree, articleTreeQuery } from './article-tree.ts';
import { orderedList, orderedQuery } from './ordered-list.ts';
import { pageTree, pageTreeQuery } from './page-tree.ts';
import { useOrder } from './use-order.ts';
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

export const teamTree: TreeDescription = {
  id: 'teamMember',
  label: say('Team members'),
  query: orderedQuery('teamMember'),
  sections: orderedList,
  addTypes: ['teamMember'],
  addLabel: say('Add'),
  emptyText: say('There are no team members yet.'),
  useOrder,
};

export const officesTree: TreeDescription = {
  id: 'office',
  label: say('Offices'),
  query: orderedQuery('office'),
  sections: orderedList,
  addTypes: ['office'],
  addLabel: say('Add'),
  emptyText: say('There are no offices yet.'),
  useOrder,
};

export function PagesPane({ childItemId }: PaneProps) {
  return <TreePane tree={pagesTree} childItemId={childItemId} />;
}

export function ArticlesPane({ childItemId }: PaneProps) {
  return <TreePane tree={articlesTree} childItemId={childItemId} />;
}

export function TeamPane({ childItemId }: PaneProps) {
  return <TreePane tree={teamTree} childItemId={childItemId} />;
}

export function OfficesPane({ childItemId }: PaneProps) {
  return <TreePane tree={officesTree} childItemId={childItemId} />;
}

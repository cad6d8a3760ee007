import { type TreeDescription, TreePane } from '../tree-pane/tree-pane.tsx';
import { articleTree, articleTreeQuery } from './article-tree.ts';
import { orderedList, orderedQuery, orderChanges } from './ordered-list.ts';
import { pageTree, pageTreeQuery } from './page-tree.ts';
import { say } from '../locale/say.ts';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import type { TreeDocument } from '../tree-pane/tree.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';

/** Stores the order of a list in drafts and published documents alike, so that the site follows at once. */
function useOrder(): (stored: readonly TreeDocument[], ids: readonly string[]) => Promise<boolean> {
  const client = useClient({ apiVersion });
  const attempt = useAttempt();
  return (stored, ids) =>
    attempt(async () => {
      const transaction = client.transaction();
      for (const { id, order } of orderChanges(stored, ids)) transaction.patch(id, { set: { order } });
      await transaction.commit();
      return say('The site shows the new order.');
    }, say('The order could not be stored'));
}

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

import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { TreePane } from './tree-pane.tsx';
import type { TreeRow } from './tree.ts';

const studio = vi.hoisted(() => ({ stored: [] as object[] }));

vi.mock('../content/use-content.ts', () => ({ useContent: () => studio.stored }));
vi.mock('./add-button.tsx', () => ({ AddButton: () => null }));
vi.mock('sanity/structure', () => ({
  usePaneRouter: () => ({ ChildLink: ({ children }: { children: ReactNode }) => <a href="/">{children}</a> }),
}));

const row = (title: string, more: Partial<TreeRow> = {}): TreeRow => ({
  id: title,
  type: 'page',
  title,
  words: title.toLowerCase(),
  depth: 0,
  hasDraft: false,
  isPublished: true,
  isOffSite: false,
  ...more,
});

const rows = [
  row('Home', { subtitle: '/' }),
  row('Team', { depth: 1, hasDraft: true }),
  row('New', { hasDraft: true, isPublished: false }),
  row('Old', { isOffSite: true }),
];

function paneOf(sections: { title?: string; rows: TreeRow[] }[]) {
  const tree = {
    id: 'pages',
    label: 'Pages',
    query: '',
    addTypes: [],
    addLabel: 'Add',
    emptyText: 'None yet',
  };
  return renderPart(<TreePane tree={{ ...tree, sections: () => sections }} childItemId="Team" />);
}

test('the list names each page with its state, under the heading of its section, and marks the one that is open', () => {
  const { text } = paneOf([{ rows }, { title: 'Not in the menu', rows: [row('Legal')] }]);
  expect(text()).toContain('Home/TeamNewOldNot in the menuLegal');
  const states = [...document.querySelectorAll('[data-status]')].map((dot) => dot.ariaLabel);
  expect(states).toEqual([
    'Published',
    'Unpublished changes',
    'Not published yet',
    'Hidden from visitors',
    'Published',
  ]);
  const options = [...document.querySelectorAll('[role=option]')];
  expect(options.map(({ ariaSelected }) => ariaSelected)).toEqual([
    'false',
    'true',
    'false',
    'false',
    'false',
  ]);
});

test('an empty list says so, and a search without result says that', () => {
  const empty = paneOf([]);
  expect(empty.text()).toBe('None yet');
  empty.fill('Search list', 'zzz');
  expect(empty.text()).toBe('Nothing found.');
});

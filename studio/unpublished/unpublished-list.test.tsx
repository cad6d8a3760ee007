import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { UnpublishedList } from './unpublished-list.tsx';
import type { Unpublished } from './use-unpublished.ts';

const studio = vi.hoisted(() => ({
  rows: [] as Unpublished[],
  mayPublish: true,
  mayEdit: false,
  ask: vi.fn(),
  tab: '',
  publish: vi.fn(),
  toast: { push: vi.fn() },
}));

vi.mock('sanity', () => ({ useClient: () => 'client' }));
vi.mock('sanity/router', () => ({
  IntentLink: ({ children }: { children: string }) => children,
  useRouterState: () => studio.tab,
}));
vi.mock('@sanity/ui/toast', () => ({ useToast: () => studio.toast }));
vi.mock('./use-unpublished.ts', () => ({ useUnpublished: () => studio.rows }));
vi.mock('./use-publish-rules.ts', () => ({
  usePublishRules: () => ({ rules: 'rules', mayPublish: studio.mayPublish }),
}));
vi.mock('../content/viewer.ts', () => ({ useMayEdit: () => studio.mayEdit }));
vi.mock('../requests/use-requests.ts', () => ({ useAsk: () => studio.ask }));
vi.mock('./publish-together.ts', () => ({ publishTogether: studio.publish }));

const row = (id: string, isNew = false): Unpublished => ({
  id,
  type: 'page',
  typeTitle: 'Page',
  title: `The ${id}`,
  changedAt: '2026-11-20T10:00:00Z',
  isNew,
  isMine: id === 'team',
});

function shown(rows: Unpublished[], mayPublish = true) {
  Object.assign(studio, { rows, mayPublish });
  const list = renderPart(<UnpublishedList />);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const tick = (index: number) => {
    act(() => {
      boxes[index]?.click();
    });
  };
  return { ...list, tick, ticked: () => boxes.map(({ checked }) => checked) };
}

test('the chosen drafts are published together, and one that was refused stays chosen and says why', async () => {
  studio.publish.mockResolvedValue({
    published: ['team'],
    refused: [{ id: 'menu', reasons: ['No title.'] }],
  });
  const { text, press, tick, ticked } = shown([row('team', true), row('menu')]);
  expect(text()).toMatch(
    /Choose all \(2\)Only minePublish together.*The teamPage · changed 20 Nov.*NewThe menu.*Changed$/,
  );
  tick(0);
  expect([text(), ...ticked()]).toEqual([
    expect.stringContaining('Publish 2 documents'),
    true,
    false,
    true,
    true,
  ]);
  tick(2);
  expect(text()).toContain('Publish 1 document');
  tick(2);
  press('Publish 2 documents');
  expect(studio.publish).toHaveBeenCalledWith('client', ['team', 'menu'], 'rules');
  await act(() => Promise.resolve());
  expect(text()).toContain('Not published:The menu: No title.');
  expect(ticked()).toEqual([false, false, false, true]);
  expect(studio.toast.push).toHaveBeenCalledWith({ status: 'success', title: '1 document published' });
});

test('somebody who may only read is told so, and an empty list too', () => {
  const { text, press, tick } = shown([row('team')], false);
  tick(2);
  studio.publish.mockClear();
  press('Publish 1 document');
  expect(studio.publish).not.toHaveBeenCalled();
  expect(text()).toContain('Your account can read content but not publish it.');
  expect(shown([]).text()).toContain('Everything is published.');
});

test('somebody who may write but not publish asks a colleague for what is chosen', async () => {
  studio.mayEdit = true;
  studio.ask.mockResolvedValue(true);
  const { text, press, tick } = shown([row('team'), row('menu')], false);
  expect(text()).not.toContain('Publish together');
  tick(2);
  press('Ask to publish 1 document');
  await act(() => Promise.resolve());
  expect(studio.ask).toHaveBeenCalledWith(
    [{ documentId: 'team', documentType: 'page', documentTitle: 'The team' }],
    '',
  );
  expect(text()).not.toContain('Ask to publish 1');
  studio.mayEdit = false;
});

test('a link to the drafts of the reader lists no others', () => {
  studio.tab = 'mine';
  const { text, tick } = shown([row('team'), row('menu')]);
  expect(text()).toContain('Choose all (1)');
  expect(text()).not.toContain('The menu');
  tick(1);
  expect(text()).toContain('The menu');
});

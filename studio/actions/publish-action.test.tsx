import { act } from 'react';
import { localized } from 'schemas/publication/example.test-data.ts';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { afterEach, expect, type Mock, test, vi } from 'vitest';
import { renderHook } from '../tool-page/render.test-data.tsx';
import { withChecks } from './publish-action.tsx';

const studio = vi.hoisted(() => ({
  isSyncing: false,
  fetch: vi.fn<() => Promise<object[]>>(),
  patch: vi.fn(),
  push: vi.fn(),
}));

vi.mock('sanity', () => ({
  useClient: () => studio,
  useDocumentOperation: () => ({ patch: { execute: studio.patch } }),
  useSyncState: () => studio,
  useSchema: () => ({ get: () => ({ title: 'Property' }) }),
}));
vi.mock('sanity/router', () => ({ IntentLink: 'a' }));
vi.mock('@sanity/ui/toast', () => ({ useToast: () => studio }));

afterEach(() => {
  studio.isSyncing = false;
  vi.resetAllMocks();
});

const draft = {
  _id: 'drafts.property-2107',
  _type: 'propertyEdit',
  reference: '2107',
  title: localized({ nl: 'Huis met een verhaal', fr: 'Maison' }),
};
const later = { ...draft, title: localized({ nl: 'Huis met een verhaal', fr: 'Maison à vivre' }) };

/** Sanity's own action at one moment. */
type Moment = { draft: object; onHandle: Mock<() => void>; disabled: boolean };

const moment = (changes: Partial<Moment> = {}): Moment => ({
  draft,
  onHandle: vi.fn<() => void>(),
  disabled: false,
  ...changes,
});

/** Presses Publish while the site is still being read for its checks, until `settle`. */
async function pressed(first: Moment) {
  const now = { moment: first };
  const own: DocumentActionComponent = () => ({ label: 'Publish', ...now.moment });
  let settle = (_documents: object[]) => {};
  studio.fetch.mockReturnValue(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  const usePublish = withChecks(own);
  const propertiesOf = (shown: Moment) =>
    ({
      id: 'property-2107',
      type: 'propertyEdit',
      published: null,
      draft: shown.draft,
    }) as DocumentActionProps;
  const { render, wait, leave, last } = await renderHook(usePublish, propertiesOf(first));
  act(() => last()?.onHandle?.());
  return {
    wait,
    leave,
    last,
    show: (next: Moment) => {
      now.moment = next;
      return render(propertiesOf(next));
    },
    settle: async () => {
      settle([]);
      await wait();
    },
  };
}

test('publishing waits until what it adds to the newest draft is stored, and is then that of the newest action', async () => {
  const [before, after, stored] = [moment(), moment({ draft: later }), moment({ draft: later })];
  const { show, settle, last } = await pressed(before);
  expect(last()?.disabled).toBe(true);
  await show(after);
  studio.patch.mockImplementation(() => {
    studio.isSyncing = true;
  });
  await settle();
  expect(studio.patch.mock.calls).toMatchObject([[[{ set: { translationRecords: [{ language: 'fr' }] } }]]]);
  expect(after.onHandle).not.toHaveBeenCalled();

  studio.isSyncing = false;
  await show(stored);
  expect(stored.onHandle).toHaveBeenCalledOnce();
  expect([before.onHandle, after.onHandle].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect([studio.patch.mock.calls.length, studio.push.mock.calls.length, last()?.disabled]).toEqual([
    1,
    0,
    false,
  ]);
});

test('an action that is disabled for a moment publishes once it is not', async () => {
  const [disabled, enabled] = [moment({ disabled: true }), moment()];
  const { show, settle } = await pressed(moment());
  await show(disabled);
  await settle();
  expect(disabled.onHandle).not.toHaveBeenCalled();
  await show(enabled);
  expect(enabled.onHandle).toHaveBeenCalledOnce();
});

test('where the action stays disabled the editor is told, and nothing is published later', async () => {
  const enabled = moment();
  const { show, settle, wait, last } = await pressed(moment());
  await show(moment({ disabled: true }));
  await settle();
  await wait(60_000);
  expect(studio.push.mock.calls).toMatchObject([[{ status: 'error' }]]);
  await show(enabled);
  expect([enabled.onHandle.mock.calls, last()?.disabled]).toEqual([[], false]);
});

test('who leaves the document too soon is told that it was not published', async () => {
  const { settle, leave } = await pressed(moment());
  leave();
  await settle();
  expect(studio.push.mock.calls).toMatchObject([[{ status: 'warning' }]]);
});

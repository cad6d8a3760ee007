import { act } from 'react';
import { localized } from 'schemas/publication/example.test-data.ts';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../tool-page/render.test-data.tsx';
import { withChecks } from './publish-action.tsx';

const studio = vi.hoisted(() => ({
  isSyncing: false,
  isValidating: false,
  revision: '1',
  fetch: vi.fn<() => Promise<object[]>>(),
  action: vi.fn<() => Promise<void>>(),
  push: vi.fn<(toast: { status: string }) => void>(),
}));

vi.mock('sanity', () => ({
  useClient: () => studio,
  useSyncState: () => studio,
  useValidationStatus: () => studio,
  useValuePreview: () => ({ value: { title: '2107' } }),
  useSchema: () => ({ get: () => ({ title: 'Property' }) }),
}));
vi.mock('sanity/router', () => ({ IntentLink: 'a' }));
vi.mock('@sanity/ui/toast', () => ({ useToast: () => studio }));

afterEach(() => {
  Object.assign(studio, { isSyncing: false, isValidating: false, revision: '1' });
  vi.resetAllMocks();
});

const draft = {
  _id: 'drafts.property-2107',
  _type: 'propertyEdit',
  _rev: '1',
  reference: '2107',
  title: localized({ nl: 'Huis met een verhaal', fr: 'Maison' }),
};
const later = { ...draft, _rev: '2', title: localized({ nl: 'Huis met een verhaal', fr: 'Maison à vivre' }) };

/** The knowledge of the Studio at one moment. */
type Moment = { draft: object; disabled: boolean };

const moment = (changes: Partial<Moment> = {}): Moment => ({ draft, disabled: false, ...changes });

/** Presses Publish while the site is still being read for its checks, until `settle`. */
async function pressed(first = moment()) {
  const now = { moment: first };
  const onHandle = vi.fn();
  const own: DocumentActionComponent = () => ({
    label: 'Publish',
    disabled: now.moment.disabled,
    onHandle,
  });
  let settle = (_documents: object[]) => {};
  studio.fetch.mockReturnValue(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  studio.action.mockResolvedValue();
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
    onHandle,
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

const statuses = () => studio.push.mock.calls.map(([{ status }]) => status);

test('publishing completes the newest draft and publishes it at once, when it is stored and validated', async () => {
  const { show, settle, wait, last, onHandle } = await pressed();
  expect(last()?.disabled).toBe(true);
  studio.isSyncing = true;
  await show(moment({ draft: later }));
  await settle();
  studio.isSyncing = false;
  await show(moment({ draft: later }));
  expect(studio.action).not.toHaveBeenCalled();

  studio.revision = '2';
  await show(moment({ draft: later }));
  await wait();
  expect(studio.action.mock.calls).toMatchObject([
    [
      [
        {
          actionType: 'sanity.action.document.edit',
          patch: { set: { translationRecords: [{ language: 'fr' }] } },
        },
        { actionType: 'sanity.action.document.publish', draftId: draft._id, publishedId: 'property-2107' },
      ],
    ],
  ]);
  expect([statuses(), last()?.disabled, onHandle.mock.calls]).toEqual([['success'], false, []]);
});

test('an action that is disabled for a moment publishes once it is not', async () => {
  const { show, settle } = await pressed();
  await show(moment({ disabled: true }));
  await settle();
  expect(studio.action).not.toHaveBeenCalled();
  await show(moment());
  expect(studio.action).toHaveBeenCalledOnce();
});

test('where the action stays disabled the editor is told, and nothing is published later', async () => {
  const { show, settle, wait, last } = await pressed();
  await show(moment({ disabled: true }));
  await settle();
  await wait(60_000);
  expect(statuses()).toEqual(['error']);
  await show(moment());
  expect([studio.action.mock.calls, last()?.disabled]).toEqual([[], false]);
});

test('an editor is told when the lake refuses, and may try again', async () => {
  const { settle, wait, last } = await pressed();
  studio.action.mockRejectedValue(new Error('Conflict'));
  await settle();
  await wait();
  expect([statuses(), last()?.disabled]).toEqual([['error'], false]);
});

test('who leaves the document too soon is told that it was not published', async () => {
  const { settle, leave } = await pressed();
  leave();
  await settle();
  expect(statuses()).toEqual(['warning']);
});

test('who leaves while it is being published is not', async () => {
  const { settle, leave, wait } = await pressed();
  await settle();
  leave();
  await wait();
  expect(statuses()).toEqual(['success']);
});

import { expect, test, vi } from 'vitest';
import { renderHook } from './render.test-data.tsx';
import { useAttempt } from './use-attempt.ts';

const push = vi.hoisted(() => vi.fn());

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push }) }));

test('work tells the reader what it resolves to, nothing, or why it failed', async () => {
  const { last } = await renderHook(useAttempt, undefined);
  const told = { title: 'Saved', description: 'As a draft.' };
  const outcomes = [
    await last()(() => Promise.resolve<string>('Saved'), 'Not saved'),
    await last()(() => Promise.resolve<typeof told>(told), 'Not saved'),
    await last()(() => Promise.resolve<undefined>(undefined), 'Not saved'),
    await last()(() => Promise.reject<undefined>(new Error('No answer.')), 'Not saved'),
  ];
  expect(outcomes).toEqual([true, true, true, false]);
  expect(push.mock.calls).toEqual([
    [{ status: 'success', title: 'Saved' }],
    [{ status: 'success', title: 'Saved', description: 'As a draft.' }],
    [{ status: 'error', title: 'Not saved', description: 'No answer.' }],
  ]);
});

import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Target } from './target.ts';

vi.mock('../removal/target-field.tsx', () => ({
  nowhere: '',
  TargetField: ({ onChoose }: { onChoose: (target: string) => void }) => (
    <button onClick={() => onChoose('home')}>Home</button>
  ),
}));

const targets = [{ id: 'a' }, { id: 'b' }] as unknown as Target[];

function confirming(id: 'publish' | 'unpublish') {
  const onConfirm = vi.fn();
  const action = { id, title: 'Go on', effect: 'Visitors see it.' } as never;
  const part = renderPart(
    <ConfirmDialog
      action={action}
      targets={targets}
      nameOf={({ id }) => id}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  );
  return { ...part, onConfirm };
}

test('what is unpublished may lead to another page', () => {
  const { press, onConfirm } = confirming('unpublish');
  press('Go on');
  press('Home');
  press('Go on');
  expect(onConfirm.mock.calls).toEqual([[undefined], ['home']]);
});

test('another action asks for no page', () => {
  const { text, press, onConfirm } = confirming('publish');
  expect(text()).toMatch(/Visitors see it\.ab/);
  expect(text()).not.toContain('Home');
  press('Go on');
  expect(onConfirm).toHaveBeenCalledWith(undefined);
});

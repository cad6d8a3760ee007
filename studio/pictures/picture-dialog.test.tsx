import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { Picture } from './picture.ts';

const studio = vi.hoisted(() => ({
  uses: [] as object[],
  mayEdit: true,
  replace: vi.fn(() => Promise.resolve()),
  toast: { push: vi.fn() },
}));

vi.mock('sanity', () => ({ useSchema: () => ({ get: () => ({ title: 'Page', fields: [] }) }) }));
vi.mock('sanity/router', () => ({ IntentLink: ({ children }: { children: string }) => children }));
vi.mock('@sanity/ui/toast', () => ({ useToast: () => studio.toast }));
vi.mock('../content/viewer.ts', () => ({ useMayEdit: () => studio.mayEdit }));
vi.mock('./use-pictures.ts', () => ({
  usePictureUses: () => studio.uses,
  usePictureChanges: () => ({ upload: () => Promise.resolve(), replace: studio.replace }),
}));

const picture = (id: string, width: number) =>
  ({ id, name: id, url: `https://x/${id}.jpg`, width, height: 800, users: [] }) as unknown as Picture;

const gate = picture('gate', 1200);

const use = (id: string, isPublished: boolean) => {
  const document = { _id: id, _type: 'page', title: [{ language: 'nl', value: `The ${id}` }] };
  return { id, document, segments: ['picture'], path: 'picture', isPublished };
};

function dialogOf(uses: object[], mayEdit = true) {
  Object.assign(studio, { uses, mayEdit });
  const onReplaced = vi.fn();
  const pictures = [gate, picture('garden', 1200), picture('tall', 400)];
  const dialog = { picture: gate, pictures, onReplaced, onClose: () => undefined };
  return { ...renderPart(<PictureDialog {...dialog} />), onReplaced };
}

test('a picture is replaced by another, everywhere at once', async () => {
  const { text, buttons, press, onReplaced } = dialogOf([use('team', true), use('menu', false)]);
  expect(text()).toMatch(/1200 × 800 pixels.*The team.*Published.*The menu.*Draft/);
  press('Replace everywhere');
  expect(buttons()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^gate/)]));
  press('tall');
  expect(text()).toContain('It has another shape');
  press('Back');
  press('garden');
  expect(text()).not.toContain('It has another shape');
  press('Replace in 2 places');
  await act(() => Promise.resolve());
  expect(studio.replace).toHaveBeenCalledExactlyOnceWith('gate', 'garden', true);
  expect(onReplaced).toHaveBeenCalledOnce();
  expect(studio.toast.push).toHaveBeenCalledWith(
    expect.objectContaining({ status: 'success', title: 'Replaced in 2 places' }),
  );
});

test('a picture that nothing uses cannot be replaced, nor any by somebody who may only read', () => {
  const unused = dialogOf([]);
  expect(unused.text()).toContain('No document uses this picture.');
  expect(unused.buttons().join()).not.toContain('Replace');
  expect(
    dialogOf([use('team', true)], false)
      .buttons()
      .join(),
  ).not.toContain('Replace');
});

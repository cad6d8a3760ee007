import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { localized } from 'schemas/publication/example.test-data.ts';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

const studio = vi.hoisted(() => ({ stored: [] as object[] }));

vi.mock('sanity', () => ({
  useCurrentUser: () => ({ roles: [{ name: 'editor' }] }),
  useSchema: () => ({ get: () => ({ title: 'Page' }) }),
}));
vi.mock('sanity/router', () => ({ IntentLink: ({ children }: { children: string }) => children }));
vi.mock('../content/use-content.ts', () => ({ useContent: () => studio.stored }));
vi.mock('./target-field.tsx', () => ({ nowhere: 'nowhere', TargetField: () => 'a choice of target' }));

const page: StoredDocument = {
  _id: 'page',
  _type: 'page',
  status: 'published',
  path: localized({ nl: '/pagina/' }),
};
const link = { page: { _type: 'reference', _ref: 'page' } };

function shown(stored: object[], kind: 'delete' | 'unpublish', published: StoredDocument | null = page) {
  studio.stored = stored;
  const onRemove = vi.fn();
  const dialog = { kind, published, onRemove, documentId: 'page', onHide: undefined, onClose: vi.fn() };
  return { ...renderPart(<RemovalDialog {...dialog} />), onRemove };
}

test('a page in a menu is told to leave it, and only such a page', () => {
  const menu = { _id: 'menu', _type: 'menu', items: [{ _key: 'a', ...link }] };
  expect(shown([menu], 'unpublish').text()).toContain('It leaves the menu too.');
  expect(shown([], 'unpublish').text()).not.toContain('It leaves the menu too.');
});

test('a page to which others link stays until their links are gone', () => {
  const { text, press, onRemove } = shown(
    [{ _id: 'other', _type: 'page', title: localized({ nl: 'Een andere' }), ...link }],
    'unpublish',
  );
  expect(text()).toContain('Page: Een andere');
  expect(text()).not.toContain('a choice of target');
  press('Unpublish now');
  expect(onRemove).not.toHaveBeenCalled();
});

test('where addresses lead is asked of a page that visitors know, and demanded before it is deleted', () => {
  const deleted = shown([], 'delete');
  expect(deleted.text()).toContain('a choice of target');
  deleted.press('Delete now');
  expect(deleted.onRemove).not.toHaveBeenCalled();

  const unknown = shown([], 'delete', null);
  expect(unknown.text()).not.toContain('a choice of target');
  unknown.press('Delete now');
  expect(unknown.onRemove).toHaveBeenCalledOnce();
});

import { localized } from 'schemas/publication/example.test-data.ts';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { CopyButton, type LocalizedInputProps, WriteButton } from './write-button.tsx';

const markCopies = vi.hoisted(() => vi.fn());

vi.mock('sanity', () => ({
  setIfMissing: (value: unknown) => ['setIfMissing', value],
  insert: (...given: unknown[]) => ['insert', ...given],
}));
vi.mock('./translation/use-copy-mark.ts', () => ({ useCopyMark: () => markCopies }));

function inputWith(texts: Record<string, string>) {
  const changes = { onChange: vi.fn(), onPathFocus: vi.fn() };
  const schemaType = { name: 'internationalizedArrayString' };
  const input = { ...changes, path: ['title'], schemaType, value: localized(texts) };
  return { ...changes, input: input as unknown as LocalizedInputProps };
}

const item = (language: string, more: object = {}) => ({
  _type: 'internationalizedArrayStringValue',
  _key: language,
  language,
  ...more,
});

test('one press adds inputs at their places among the languages, and goes to the first', () => {
  const { input, onChange, onPathFocus } = inputWith({ nl: 'Huis', en: 'House' });
  renderPart(<WriteButton input={input} offered={['fr', 'de']} />).press('Write in Français and Deutsch');
  expect(onChange).toHaveBeenCalledWith([
    ['setIfMissing', []],
    ['insert', [item('fr')], 'before', [{ _key: 'key-en' }]],
    ['insert', [item('de')], 'after', [-1]],
  ]);
  expect(onPathFocus).toHaveBeenCalledWith([{ _key: 'fr' }, 'value']);
});

test('a copy of a text is marked as one', () => {
  const { input, onChange } = inputWith({ nl: 'Huis' });
  renderPart(<CopyButton input={input} offered={['fr']} source="Huis" />).press('Copy from Nederlands');
  expect(onChange).toHaveBeenCalledWith([
    ['setIfMissing', []],
    ['insert', [item('fr', { value: 'Huis' })], 'after', [-1]],
  ]);
  expect(markCopies).toHaveBeenCalledWith(['title'], ['fr']);
});

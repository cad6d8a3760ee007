import { expect, test } from 'vitest';
import { createTranslate } from '../i18n/translate.ts';
import { previewNotice } from './preview-notice.server.ts';

const texts = {
  'draft.notice': 'U ziet een ontwerp, tot {until}.',
  'draft.studioNotice': 'U ziet ontwerpen.',
  'draft.leave': 'Verlaten',
};
const t = createTranslate(texts, 'nl-BE');

test('a shared draft says until when, in the time of Belgium', () => {
  const view = { kind: 'link', documentId: 'page', until: new Date('2026-07-02T22:30:00Z') } as const;
  expect(previewNotice(view, t, 'nl')).toEqual({
    kind: 'link',
    message: 'U ziet een ontwerp, tot 3 juli 2026 om 00:30.',
    leave: 'Verlaten',
  });
});

test('an editor is told, and a visitor is not', () => {
  expect(previewNotice({ kind: 'studio' }, t, 'nl')?.message).toBe('U ziet ontwerpen.');
  expect(previewNotice({ kind: 'published' }, t, 'nl')).toBeUndefined();
});

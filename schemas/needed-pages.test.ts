import { expect, test } from 'vitest';
import { forms } from './form-ids.ts';
import { reasonToKeep, thankYouPath } from './needed-pages.ts';
import { pageKinds } from './page-kinds.ts';
import { examplePage, localized } from './publication/example.test-data.ts';

const ofKind = (kind: string) => reasonToKeep(examplePage({ kind, path: localized({ nl: '/a/' }) }));

test('every kind of page but plain content is needed, each with its reason', () => {
  const needed = pageKinds.filter(({ id }) => ofKind(id) !== undefined).map(({ id }) => id);
  expect(needed).toEqual(pageKinds.map(({ id }) => id).filter((id) => id !== 'content'));
});

test('pages to which code links are needed, by any address by which it finds them', () => {
  const path = localized({ nl: '/privacyverklaring/', fr: '/confidentialite/', en: '/privacy-statement/' });
  expect(reasonToKeep(examplePage({ kind: 'content', path }))).toContain('The law');
  for (const { id } of forms)
    expect(reasonToKeep(examplePage({ kind: 'content', originalPath: thankYouPath(id) })), id).toBeDefined();
  expect(reasonToKeep(examplePage({ kind: 'content', originalPath: '/contact-demand/' }))).toBeDefined();
  expect(reasonToKeep({ ...examplePage({ path }), _type: 'article' })).toBeUndefined();
});

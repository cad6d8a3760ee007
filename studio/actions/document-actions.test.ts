import { expect, test } from 'vitest';
import { examplePage, localized, paragraph } from 'schemas/publication/example.test-data.ts';
import { copyOf } from './document-actions.ts';

test('a copy has the words of the original, none of its addresses, and is no public page yet', () => {
  const original = examplePage({
    title: localized({ nl: 'Zonder zorgen', fr: 'Sans souci' }),
    path: localized({ nl: '/zonder-zorgen/', fr: '/sans-souci/' }),
    formerPaths: [{ _key: 'a', _type: 'formerPath', language: 'nl', path: '/zorgeloos/' }],
    originalPath: '/carefree/',
  });
  const copy = copyOf(original);
  expect(JSON.stringify(copy)).not.toMatch(/"\//);
  expect(copy).toMatchObject({ title: original.title, status: 'draft' });
  expect(copy.path).toEqual([
    expect.objectContaining({ language: 'nl' }),
    expect.objectContaining({ language: 'fr' }),
  ]);
  expect(copy).not.toHaveProperty('formerPaths');
});

test('a copy has the modules of the original with their items in every language, under keys of its own', () => {
  const answer = localized({ nl: paragraph('Ja'), fr: paragraph('Oui'), en: paragraph('Yes') });
  const questions = [{ _type: 'question', _key: 'first', answer }];
  const original = examplePage({
    modules: [{ _type: 'questionsModule', _key: 'questions', status: 'published', questions }],
    translationRecords: [{ _key: 'b', _type: 'translationRecord', path: 'modules[_key=="questions"].title' }],
  });
  const text = JSON.stringify(copyOf(original));
  for (const words of ['Ja', 'Oui', 'Yes']) expect(text).toContain(`"text":"${words}"`);
  expect(text).toMatch(/"_type":"question"/);
  expect(text).not.toMatch(/"_key":"(?:questions|first|a)"/);
  expect(text).not.toContain('translationRecords');
});

test('a copy of what has no address keeps its status', () => {
  const testimonial = { _id: 'a', _type: 'testimonial', status: 'published', name: 'An' };
  expect(copyOf(testimonial)).toEqual(testimonial);
});

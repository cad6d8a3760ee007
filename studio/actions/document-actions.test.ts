import { expect, test } from 'vitest';
import { examplePage, localized, paragraph } from 'schemas/publication/example.test-data.ts';
import type { DocumentActionComponent } from 'sanity';
import { copyOf, documentActions } from './document-actions.ts';

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

const known = (['publish', 'duplicate', 'delete', 'unpublish', 'discardChanges'] as const).map((action) => {
  const component: DocumentActionComponent = () => null;
  return Object.assign(component, { action });
});
const actionsOn = (schemaType: string) => {
  const [first, ...rest] = documentActions(known, { schemaType });
  return first?.name === 'AskAction' ? rest : [first, ...rest].filter((each) => each !== undefined);
};
const namesOn = (schemaType: string) => actionsOn(schemaType).map(({ action, name }) => action ?? name);

test('what has addresses is duplicated and removed in our way, once for each of its actions', () => {
  const ofPage = actionsOn('page').slice(0, known.length);
  expect(ofPage.map(({ action }) => action)).toEqual(known.map(({ action }) => action));
  expect(ofPage.map((action, index) => action === known[index])).toEqual([false, false, false, false, true]);
  expect(actionsOn('page').slice(0, known.length)).toEqual(ofPage);
  const ofOffice = actionsOn('office').slice(0, known.length);
  expect(ofOffice.map((action, index) => action === known[index])).toEqual([false, true, true, true, true]);
});

test('what only code creates is published and discarded, no more', () => {
  expect(namesOn('theme')).toEqual(['publish', 'discardChanges', 'ScheduleAction', 'UndoPublicationAction']);
  expect(namesOn('page').slice(-3)).toEqual(['ShareDraftAction', 'MenuAction', 'SaveTemplateAction']);
  expect(namesOn('pageTemplate').at(-1)).toBe('NewPageAction');
});

import { expect, test } from 'vitest';
import { examplePage, localized, paragraph } from './example.test-data.ts';
import { localizedValues, type StoredDocument } from './localized-values.ts';
import { textHash } from './text-hash.ts';
import {
  nextTranslationRecords,
  outdatedTranslations,
  recordsWithApproval,
  recordsWithMark,
  recordsWithUpToDate,
  unapprovedTexts,
} from './translation-records.ts';

const all = ['nl', 'fr', 'en', 'de'] as const;
const page = (texts: Record<string, unknown>, fields: Record<string, unknown> = {}) =>
  examplePage({ title: localized(texts), ...fields });

const older = (document: StoredDocument, published?: StoredDocument) =>
  outdatedTranslations(document, published, all).map(({ field, language }) => `${field.path} ${language}`);

const publish = (document: StoredDocument, published?: StoredDocument): StoredDocument => ({
  ...document,
  translationRecords: nextTranslationRecords(document, published),
});

const first = page({ nl: 'Welkom', fr: 'Bienvenue', en: 'Welcome' });

test('a first publication records the source of every translation', () => {
  const records = nextTranslationRecords(first, undefined);
  expect(records.map(({ path, language }) => `${path} ${language}`)).toEqual(['title fr', 'title en']);
  expect(records.every(({ sourceHash }) => sourceHash === textHash('Welkom'))).toBe(true);
  expect(older(publish(first), publish(first))).toEqual([]);
});

test('a source that changes alone leaves its translations older, before and after it is published', () => {
  const draft = page({ nl: 'Dag', fr: 'Bienvenue', en: 'Welcome' });
  expect(older(draft, first)).toEqual(['title fr', 'title en']);
  const published = publish(draft, first);
  expect(older(published, published)).toEqual(['title fr', 'title en']);
});

test('a translation that changes with its source is up to date', () => {
  const draft = page({ nl: 'Dag', fr: 'Bonjour', en: 'Welcome' });
  const published = publish(draft, first);
  expect(older(published, published)).toEqual(['title en']);
});

test('a translation that catches up later is up to date', () => {
  const stale = publish(page({ nl: 'Dag', fr: 'Bienvenue' }), page({ nl: 'Welkom', fr: 'Bienvenue' }));
  const draft = { ...stale, title: localized({ nl: 'Dag', fr: 'Bonjour' }) };
  const published = publish(draft, stale);
  expect(older(published, published)).toEqual([]);
});

test('publishing again for another reason keeps what is known', () => {
  const stale = publish(page({ nl: 'Dag', fr: 'Bienvenue' }), page({ nl: 'Welkom', fr: 'Bienvenue' }));
  const again = publish({ ...stale, status: 'draft' }, stale);
  expect(again.translationRecords).toEqual(stale.translationRecords);
});

test('a source that returns to what was translated is up to date again', () => {
  const stale = publish(page({ nl: 'Dag', fr: 'Bienvenue' }), page({ nl: 'Welkom', fr: 'Bienvenue' }));
  expect(older({ ...stale, title: localized({ nl: 'Welkom', fr: 'Bienvenue' }) }, stale)).toEqual([]);
});

test('a page that was seeded without records is taken as up to date', () => {
  expect(older(first, first)).toEqual([]);
});

test('a translation an editor found right is up to date, and stays so when it is published', () => {
  const draft = page({ nl: 'Dag', fr: 'Bienvenue' });
  const published = page({ nl: 'Welkom', fr: 'Bienvenue' });
  const [gap] = outdatedTranslations(draft, published, all);
  if (!gap) throw new Error('the example has no older translation');
  const marked = { ...draft, translationRecords: recordsWithUpToDate(draft, gap) };
  expect(older(marked, published)).toEqual([]);
  const after = publish(marked, published);
  expect(older(after, after)).toEqual([]);
});

test('records of texts that are gone are dropped', () => {
  const published = publish(first);
  const draft = { ...published, title: localized({ nl: 'Welkom', en: 'Welcome' }) };
  const records = nextTranslationRecords(draft, published);
  expect(records.map(({ language }) => language)).toEqual(['en']);
});

test('addresses are not translated from each other', () => {
  const published = examplePage({ path: localized({ nl: '/dag/', fr: '/jour/' }) });
  const draft = examplePage({ path: localized({ nl: '/dagen/', fr: '/jour/' }) });
  expect(older(draft, published)).toEqual([]);
});

test('a formatted text is followed within its module, and not within a hidden one', () => {
  const withModule = (text: string, status: string) =>
    examplePage({
      modules: [{ _key: 'a', status, body: localized({ nl: paragraph(text), fr: paragraph('Nous') }) }],
    });
  const published = withModule('Wij', 'published');
  expect(older(withModule('Wij allen', 'published'), published)).toEqual(['modules[_key=="a"].body fr']);
  expect(older(withModule('Wij allen', 'draft'), published)).toEqual([]);
});

const unapproved = (document: StoredDocument, mark: 'isMachine' | 'isCopy' = 'isMachine') =>
  unapprovedTexts(document, all, mark).map(({ field, language }) => `${field.path} ${language}`);

test('a text by a machine stays unapproved, edited and published, until an editor approves it', () => {
  const [field] = localizedValues(first);
  if (!field) throw new Error('the example has no text');
  const french = { field, language: 'fr' as const };
  const machine = { ...first, translationRecords: recordsWithMark(first, 'isMachine', [french]) };
  expect(unapproved(machine)).toEqual(['title fr']);
  const edited = { ...machine, title: localized({ nl: 'Welkom', fr: 'Soyez les bienvenus', en: 'Welcome' }) };
  const published = publish(edited, first);
  expect(unapproved(published)).toEqual(['title fr']);
  expect(unapproved(publish(published, published))).toEqual(['title fr']);
  expect(older(published, published)).toEqual([]);

  const approved = { ...published, translationRecords: recordsWithApproval(published, [french]) };
  expect(unapproved(approved)).toEqual([]);
  expect(nextTranslationRecords(approved, published)).toEqual(approved.translationRecords);
});

test('a text by a machine that was removed needs no approval', () => {
  const [field] = localizedValues(first);
  const records = field ? recordsWithMark(first, 'isMachine', [{ field, language: 'fr' }]) : [];
  const draft = page({ nl: 'Welkom' }, { translationRecords: records });
  expect(unapproved(draft)).toEqual([]);
});

test('a copy of the source counts as untranslated, published too, until it is changed or approved', () => {
  const copied = page({ nl: 'Welkom', fr: 'Welkom' });
  const [field] = localizedValues(copied);
  if (!field) throw new Error('the example has no text');
  const french = { field, language: 'fr' as const };
  const marked = { ...copied, translationRecords: recordsWithMark(copied, 'isCopy', [french]) };
  expect(unapproved(marked, 'isCopy')).toEqual(['title fr']);
  const published = publish(marked);
  expect(unapproved(published, 'isCopy')).toEqual(['title fr']);

  const later = publish({ ...published, title: localized({ nl: 'Dag', fr: 'Welkom' }) }, published);
  expect(unapproved(later, 'isCopy')).toEqual(['title fr']);
  expect(older(later, later)).toEqual(['title fr']);

  const translated = { ...published, title: localized({ nl: 'Welkom', fr: 'Bienvenue' }) };
  expect(unapproved(translated, 'isCopy')).toEqual([]);
  expect(JSON.stringify(publish(translated, published).translationRecords)).not.toContain('isCopy');

  const approved = { ...published, translationRecords: recordsWithApproval(published, [french]) };
  expect(unapproved(publish(approved, published), 'isCopy')).toEqual([]);
});

test('a return to a version without records is up to date, since its words are those that were translated', () => {
  const changed = publish(page({ nl: 'Dag', fr: 'Bienvenue', en: 'Welcome' }), first);
  expect(older(changed, changed)).toEqual(['title fr', 'title en']);
  expect(older(first, changed)).toEqual([]);
  const back = publish(first, changed);
  expect(older(back, back)).toEqual([]);
});

test('another picture leaves the words about it outdated until they are changed or confirmed, and then their translations', () => {
  const withPicture = (asset: string, alt: Record<string, string>) =>
    examplePage({ cover: { _type: 'picture', asset: { _ref: asset }, alt: localized(alt) } });
  const words = { nl: 'Een huis', fr: 'Une maison' };
  const published = withPicture('image-a', words);
  const draft = withPicture('image-b', words);
  expect(older(published, published)).toEqual([]);
  expect(older(draft, published)).toEqual(['cover.alt nl']);
  const stale = publish(draft, published);
  expect(older(stale, stale)).toEqual(['cover.alt nl']);
  const [gap] = outdatedTranslations(stale, stale, all);
  if (!gap) throw new Error('the example has no outdated words');
  expect(older({ ...stale, translationRecords: recordsWithUpToDate(stale, gap) }, stale)).toEqual([]);
  const rewritten = publish(withPicture('image-b', { ...words, nl: 'Een tuin' }), stale);
  expect(older(rewritten, rewritten)).toEqual(['cover.alt fr']);
});

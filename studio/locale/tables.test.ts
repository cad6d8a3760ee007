import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPictureFiles } from 'schemas/rules/pictures.ts';
import { expect, test } from 'vitest';
import { type Found, sentencesIn } from './sentences.test-data.ts';
import { tables } from './tables.ts';
import { translatorOf } from './translator.ts';

const languages = ['nl', 'fr'];

/** Folders of the code and the file with their words; the first that fits counts. */
const areas = {
  'schemas/documents/': 'documents',
  'schemas/modules/': 'modules',
  'schemas/module': 'modules',
  'schemas/define-module': 'modules',
  'schemas/objects/layout/': 'layout',
  'schemas/objects/settings/': 'settings',
  'schemas/objects/costs/': 'settings',
  'schemas/objects/visits/': 'settings',
  'schemas/objects/': 'objects',
  'schemas/singletons/': 'settings',
  'schemas/rules/': 'rules',
  'schemas/checks/': 'checks',
  'schemas/import-reasons': 'imports',
  'schemas/crm-words': 'connections',
  'schemas/law-words': 'law',
  'schemas/': 'fields',
  'studio/checks/': 'checks',
  'studio/connections/': 'connections',
  'studio/imports/': 'imports',
  'studio/leads/': 'leads',
  'studio/owners/': 'owners',
  'studio/status/': 'status',
  'studio/visits/': 'visits',
  'studio/search/': 'writing',
  'studio/machine-translation/': 'writing',
  'studio/': 'tools',
};

function fileFor(code: string): string {
  return Object.entries(areas).find(([folder]) => code.startsWith(folder))?.[1] ?? 'tools';
}

type Line = { area: string; sentence: string; translation: string };

function linesOf(language: string): Line[] {
  const folder = join(import.meta.dirname, language);
  return globSync('*.json', { cwd: folder }).flatMap((name) => {
    const words = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>;
    const area = name.replace('.json', '');
    return Object.entries(words).map(([sentence, translation]) => ({ area, sentence, translation }));
  });
}

const model = sentencesIn('schemas/**/*.ts', [
  'schemas/{generated,texts}/**',
  'schemas/{compile,cost-rates,filter-formula,generate,languages}.ts',
]);
const tools = sentencesIn('studio/**/*.{ts,tsx}', [
  'studio/{build,build-folder,dev,env,lake-*,sanity-command,sanity.cli,serve,static-server}.ts',
]);
const said = tools.filter(({ isSaid }) => isSaid);
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(languages)('every sentence of the content model and the tools has its line in %s', (language) => {
  const known = new Set(linesOf(language).map(({ sentence }) => sentence));
  const missing = ({ text, file, line }: Found) =>
    `Add ${JSON.stringify(text)} (${file}:${line}) to studio/locale/${language}/${fileFor(file)}.json`;
  expect([...model, ...said].filter(({ text }) => !known.has(text)).map(missing)).toEqual([]);
});

test.each(languages)('every line in %s translates a sentence of the code, once', (language) => {
  const used = new Set([...model, ...said].map(({ text }) => text));
  const seen = new Set<string>();
  const wrong = linesOf(language).flatMap(({ area, sentence, translation }) => {
    const isRepeated = seen.has(sentence);
    seen.add(sentence);
    const isStale = !used.has(sentence);
    const hasOthers = placeholders(sentence).join() !== placeholders(translation).join();
    const line = `${language}/${area}.json: ${JSON.stringify(sentence)}`;
    return [
      ...(isStale ? [`${line} is no longer in the code`] : []),
      ...(isRepeated ? [`${line} is in another file, too`] : []),
      ...(hasOthers ? [`${line} has other placeholders than its translation`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('the tools say all their words in the language of the staff', () => {
  const bare = tools
    .filter(({ isSaid }) => !isSaid)
    .map(({ text, file, line }) => `${file}:${line} shows ${JSON.stringify(text)}: put it in say('…')`);
  expect(bare).toEqual([]);
});

test('the words added to those of Sanity are the same in every language', () => {
  const [dutch, french] = languages.map((language) => {
    const file = join(import.meta.dirname, 'sanity', `${language}.json`);
    const spaces = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
    return Object.entries(spaces).flatMap(([space, words]) =>
      Object.entries(words).map(([key, text]) => [space, key, ...placeholders(text)].join(' ')),
    );
  });
  expect(french).toEqual(dutch);
});

test('a description that ends with what files a picture may be is translated whole', () => {
  const described = withPictureFiles('Optional. Appears above the text.');
  expect(translatorOf(tables.nl)(described)).toBe(
    'Optioneel. Staat boven de tekst. JPG, PNG, WebP, AVIF, GIF of TIFF, hoogstens 20 MB.',
  );
});

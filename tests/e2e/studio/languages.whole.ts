import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { expect, test } from '../support/fixtures.ts';
import { type Document, parts, typesOfMany, walkPart } from './studio-walk.ts';

/** Names that no language translates: of languages, of products, of the project, of whoever is signed in or has stored. */
const names = [
  ...['Nederlands', 'Français', 'English', 'Deutsch', 'Sanity', 'Sanity Studio', 'huisenhaard'],
  ...['Google Analytics', 'Google Tag Manager', 'Contributor', 'An Claes', 'Bram Claes'],
  ...['Lien Peeters', 'LP', 'lien.peeters@lake.example', 'Editor'],
];

/** Written into Sanity's kit of buttons and dialogs, which takes no other words. */
const fixed = ['Close dialog'];

/** Words that the language writes as English does. */
const same: Readonly<Record<'nl' | 'fr', readonly string[]>> = {
  nl: words(`Banner Enter Imports in leads Leads Link Links Logo Media module modules Modules Open Permanent
    Slider Sliders Slides Tablet Team Warm Week`),
  fr: words(`Accent Article Articles Contacts Diagnostics Guide Imports leads Leads Logo module modules Modules
    Page Pages Publications Services Standard Style Visible`),
};

function words(list: string): string[] {
  return list.split(/\s+/);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // An English text that is stored would excuse the same words of the Studio.
  if ('language' in value && value.language === 'en') return [];
  return Object.values(value).flatMap(stringsIn);
}

const separators = /\s*(?:[·|–—›:,()“”"«»\n]|\. )\s*/;

/** Tells whether words are of a record: all of them, or each of the parts that signs set apart. */
async function contentOf(
  content: SanityClient,
  others: readonly unknown[],
): Promise<(words: string) => boolean> {
  const stored = await content.fetch<object[]>('*');
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  const strings = [stored, others].flatMap(stringsIn).map(plain);
  const known = new Set(strings.flatMap((text) => [text, ...text.split(separators)]));
  // What the Studio makes of records: addresses of pages and of people, and the number and address of a property.
  const made = /^\/|@|^\d{4} · /;
  const isKnown = (words: string) =>
    known.has(words.replace(/^\d+ /, '')) || made.test(words) || !/\p{L}{2}/u.test(words);
  const isTitle = (words = '') => words.split(' ').length > 3 && known.has(words);
  return (words) => {
    const found = words.split(separators);
    // The site completes the title of a property with an address.
    return isKnown(words) || found.every(isKnown) || isTitle(found[0]);
  };
}

type Part = keyof typeof parts;

async function walkIn(browser: Browser, language: string, part: Part, found: readonly Document[]) {
  const context = await browser.newContext({ viewport: { width: 1500, height: 950 } });
  await context.addInitScript((chosen) => {
    localStorage.setItem('staff-language', chosen);
  }, language);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const screens = await walkPart(page, part, found);
  await context.close();
  return screens;
}

for (const part of Object.keys(parts) as Part[]) {
  test(`the Studio shows no English word to who reads it in Dutch or French: ${part}`, async ({
    browser,
    content,
  }) => {
    test.setTimeout(600_000);
    const query = '*[_type in $types && !(_id in path("drafts.**"))] | order(_id){"type": _type, "id": _id}';
    const stored = await content.fetch<Document[]>(query, { types: typesOfMany });
    const found = typesOfMany.flatMap((type) => stored.find((one) => one.type === type) ?? []);
    const bundle: unknown = JSON.parse(readFileSync('seed/sample/properties/bundle.json', 'utf8'));
    const english = await walkIn(browser, 'en', part, found);
    const shownInEnglish = new Set([...english.values()].flat());

    for (const language of parts[part].languages) {
      const isContent = await contentOf(content, [bundle, names, fixed, same[language]]);
      const screens = await walkIn(browser, language, part, found);
      expect([...screens.keys()]).toEqual([...english.keys()]);
      const left = [...screens].flatMap(([screen, shown]) =>
        shown
          .filter((text) => shownInEnglish.has(text) && !isContent(text))
          .map((text) => `${screen}: ${text}`),
      );
      expect.soft(left, language).toEqual([]);
    }
  });
}

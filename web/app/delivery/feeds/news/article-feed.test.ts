// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createPathTable } from '../../../content/paths/create-path-table.ts';
import { feedSite } from '../feed-site.test-data.ts';
import { readXml } from '../read-xml.test-data.ts';
import { articleFeed } from './article-feed.server.ts';

const entries = ['new', 'old'].map((id) => ({
  id,
  kind: 'article' as const,
  paths: { nl: `/nieuws/${id}/` },
  titles: {},
}));
const site = { ...feedSite, paths: createPathTable(entries, ['nl', 'fr', 'en']) };
const article = (_id: string, date: string, author: string | null = null) => ({
  _id,
  _updatedAt: `${date}T08:00:00Z`,
  date,
  author,
  title: `Titel <${_id}>`,
  summary: 'Kort.',
});
const articles = [
  article('new', '2026-11-20', 'An Peeters'),
  article('pathless', '2026-11-10'),
  article('old', '2026-11-01'),
];
const feedIn = (language: 'nl' | 'fr') =>
  readXml(articleFeed(articles, { site, language, siteUrl: 'https://site.test' }));
const textsOf = (feed: Element, selector: string) =>
  [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the feed of articles has those with a page in the language, the newest first, each with its author', () => {
  const feed = feedIn('nl');
  expect(textsOf(feed, 'entry > id')).toEqual([
    'https://site.test/nl/nieuws/new/',
    'https://site.test/nl/nieuws/old/',
  ]);
  expect(textsOf(feed, 'entry > title')).toEqual(['Titel <new>', 'Titel <old>']);
  expect(textsOf(feed, 'entry > published')).toEqual(['2026-11-20T00:00:00Z', '2026-11-01T00:00:00Z']);
  expect(textsOf(feed, 'entry > author > name')).toEqual(['An Peeters']);
  expect(textsOf(feed, ':scope > updated')).toEqual(['2026-11-20T08:00:00Z']);
});

test('a language without articles has an empty feed', () => {
  expect(textsOf(feedIn('fr'), 'entry')).toEqual([]);
  expect(textsOf(feedIn('fr'), ':scope > updated')).toEqual(['1970-01-01T00:00:00Z']);
});

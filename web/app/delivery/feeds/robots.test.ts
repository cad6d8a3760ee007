import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

test('crawlers may read every page, find the sitemap and leave endpoints alone', () => {
  const lines = robotsText('https://site.test').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Sitemap: https://site.test/sitemap.xml');
  expect(lines).toContain('Disallow: /api/');
  expect(lines.filter((line) => line === 'Disallow: /')).toEqual([]);
});

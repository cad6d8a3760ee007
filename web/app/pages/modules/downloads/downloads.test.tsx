import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const hash = 'a'.repeat(40);
const item = (_key: string, extension: string, title: string | null = 'Gids voor verkopers') => ({
  _key,
  title,
  file: `file-${hash}-${extension}`,
  size: 240_000,
});

test('a file is told with its kind and size, and one of another kind or without a title is left out', async () => {
  const source = [item('a', 'pdf'), item('b', 'html'), item('c', 'svg'), item('d', 'docx', null)];
  const html = renderLoaded(await loadModules([{ ...blankModules.downloadsModule, source }], testContext()));
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="/files/${hash}/gids-voor-verkopers.pdf"`]);
  expect(html).toMatch(/Gids voor verkopers<\/span><span[^>]*>PDF · 240\s/);
});

import { expect, test } from 'vitest';
import { testPlatform } from '../platform/platform.test-data.ts';
import { testSettings } from '../platform/settings.test-data.ts';
import { loader } from './feed.ts';

async function fileWith(key: string) {
  const { platform } = testPlatform({ settings: { ...testSettings, INDEXNOW_KEY: key } });
  const request = new Request('https://huisenhaard.example/indexnow.txt');
  const response = await loader({ request, context: platform, params: {} });
  return [response.status, await response.text()];
}

test('the key is a file of the site, and without one there is none', async () => {
  expect(await fileWith('a-key-of-this-site')).toEqual([200, 'a-key-of-this-site']);
  expect(await fileWith('')).toEqual([404, '']);
});

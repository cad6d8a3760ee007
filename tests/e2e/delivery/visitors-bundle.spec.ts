import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clientBuild, serverBuild } from '../support/client-build.ts';
import { environment, expect, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';

function textsIn(folder: string, names: RegExp): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map(({ name, parentPath }) => ({ name, text: readFileSync(path.join(parentPath, name), 'utf8') }));
}

test('no secret is in any file that a browser can have', () => {
  const secrets = Object.entries(environment).filter(
    ([name, value]) => /TOKEN|SECRET/.test(name) && value.length > 8,
  );
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  const files = textsIn(clientBuild, /\.(js|css|json|html|map|svg)$/);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    for (const [name, secret] of secrets)
      expect(file.text.includes(secret), `${name} in ${file.name}`).toBe(false);
});

// The decoder of turbo-stream 2 calls any constructor that a stream names.
test('nothing of ours decodes a stream that comes from outside', async ({ request }) => {
  const decodersIn = (folder: string) =>
    textsIn(folder, /\.js$/).filter(({ text }) => text.includes('not found in stream'));
  expect(decodersIn(clientBuild), 'the router of previews').toHaveLength(1);
  expect(decodersIn(serverBuild)).toEqual([]);

  const stream = '[["E","taken from outside","Function"]]\n';
  const headers = { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' };
  for (const address of ['/_root.data', '/nl.data', '/nl/contact.data', '/nl/contact/', '/api/view']) {
    const response = await request.post(address, { data: stream, headers });
    expect.soft(response.status(), address).toBeGreaterThanOrEqual(400);
    expect.soft(response.status(), address).toBeLessThan(500);
    expect.soft(await response.text(), address).not.toContain('taken from outside');
  }
});

test('the HTML of a list is light in every language, and lighter once it is popular', async ({ request }) => {
  for (const { language, sale } of journeys) {
    const kilobytes = async () => {
      const response = await request.get(sale.path, { headers: { 'Accept-Encoding': 'br' } });
      return Number(response.headers()['content-length']) / 1000;
    };
    expect.soft(await kilobytes(), `KB of ${language}`).toBeLessThanOrEqual(14.4);
    await expect.poll(kilobytes, `KB of ${language} when popular`).toBeLessThanOrEqual(13.4);
  }
});

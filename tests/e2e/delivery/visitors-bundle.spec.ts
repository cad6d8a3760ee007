import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clientBuild } from '../support/client-build.ts';
import { environment, expect, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';

test('no secret is in any file that a browser can have', () => {
  const secrets = Object.entries(environment).filter(
    ([name, value]) => /TOKEN|SECRET/.test(name) && value.length > 8,
  );
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  const files = readdirSync(clientBuild, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|json|html|map|svg)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(path.join(file.parentPath, file.name), 'utf8');
    for (const [name, secret] of secrets)
      expect(text.includes(secret), `${name} in ${file.name}`).toBe(false);
  }
});

test('the HTML of a list is light in every language, and lighter once it is popular', async ({ request }) => {
  for (const { language, sale } of journeys) {
    const kilobytes = async () => {
      const response = await request.get(sale.path, { headers: { 'Accept-Encoding': 'br' } });
      return Number(response.headers()['content-length']) / 1000;
    };
    expect.soft(await kilobytes(), `KB of ${language}`).toBeLessThanOrEqual(12.8);
    await expect.poll(kilobytes, `KB of ${language} when popular`).toBeLessThanOrEqual(12);
  }
});

import type { APIRequestContext } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/settings.ts';
import { environment, expect, test } from './fixtures.ts';

const client = path.join(root, 'web', 'build', 'client');

/** A part of the page and all that it imports: what a browser loads without being asked by script. */
type Part = { module: string; imports?: string[] };

/** The build's own list of what each page loads, which the browser gets too. */
function readManifest(): { entry: Part; routes: Record<string, Part> } {
  const name = readdirSync(path.join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(path.join(client, 'assets', name), 'utf8');
  return JSON.parse(text.replace(/^[^{]*/, '').replace(/;\s*$/, '')) as ReturnType<typeof readManifest>;
}

test('a visitor’s browser loads no code of the preview', () => {
  const { entry, routes } = readManifest();
  const parts = [entry, ...Object.values(routes)];
  const loaded = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  expect(loaded.size).toBeGreaterThan(5);
  const tools = readdirSync(path.join(client, 'assets')).filter((file) =>
    /^(preview-tools|visual-editing)/.test(file),
  );
  expect(tools.length).toBeGreaterThanOrEqual(2);
  const traces = /enableVisualEditing|sanity-visual-editing|@sanity\/client|stegaClean|vercelStega|comlink/i;
  for (const file of loaded) {
    expect(tools, file).not.toContain(path.basename(file));
    expect(readFileSync(path.join(client, file), 'utf8'), file).not.toMatch(traces);
  }
});

test('no secret is in any file that a browser can have', () => {
  const secrets = Object.entries(environment).filter(
    ([name, value]) => /TOKEN|SECRET/.test(name) && value.length > 8,
  );
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|json|html|map|svg)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(path.join(file.parentPath, file.name), 'utf8');
    for (const [name, secret] of secrets)
      expect(text.includes(secret), `${name} in ${file.name}`).toBe(false);
  }
});

/** Kilobytes of a page, compressed, and of the script that its browser loads before anyone touches it. */
async function weigh(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const named = [...new Set(html.match(/\/assets\/[\w.$~-]+\.js/g))];
  expect(named.length, address).toBeGreaterThan(5);
  const sizes = named.map((file) => gzipSync(readFileSync(path.join(client, file))).length);
  return {
    html: gzipSync(html).length / 1000,
    script: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    text: html,
  };
}

test('pages stay within their weight, and name no code of what only the server shows', async ({
  request,
}) => {
  const list = await weigh(request, '/fr/a-vendre/');
  expect(list.script, 'script of a list').toBeLessThanOrEqual(100);
  expect(list.html, 'HTML of a list').toBeLessThanOrEqual(20);
  const [, property = ''] = /href="(\/fr\/a-vendre\/[^"?]+\/\d+\/)"/.exec(list.text) ?? [];
  const detail = await weigh(request, property);
  expect(detail.script, 'script of a property').toBeLessThanOrEqual(110);
  expect(list.text).not.toMatch(/assets\/(page-body|rich-text)-/);
});

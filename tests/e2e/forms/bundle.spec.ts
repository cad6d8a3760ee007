import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { clientBuild, readBuilt } from '../support/client-build.ts';
import { recordFigure } from '../support/figures.ts';
import { expect, test } from '../support/fixtures.ts';
import { isHydrated } from '../support/islands.ts';
import { seededText, visit } from '../support/visitor.ts';

/** Words that stay in a library when names are shortened. */
const traces = {
  zod: /ZodError|invalid_union|\$ZodType|_zod\b/,
  conform: /__intent__/,
  altcha: /keyPrefix|derivedKey/,
};

/** Settings that only the server reads; a build that named one might hold its value too. */
const secretNames =
  /SITE_SECRET|MAIL_API_KEY|MAIL_SMTP_URL|SANITY_API_TOKEN|SANITY_WEBHOOK_SECRET|PROPERTIES_SECRET/;

/** The scripts that the page has loaded so far, by their files. */
function watchScripts(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  return loaded;
}

test('a page with a form loads nothing that checks or proves, until the form is touched', async ({
  page,
}) => {
  const everything = readdirSync(path.join(clientBuild, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readBuilt(`assets/${file}`));
  expect(everything.filter((text) => traces.altcha.test(text))).not.toEqual([]);
  for (const text of everything) expect(text).not.toMatch(secretNames);
  const serverBuild = path.join(clientBuild, '..', 'server');
  const modules = readdirSync(serverBuild).filter((file) => file.endsWith('.js'));
  const worker = modules.map((file) => readFileSync(path.join(serverBuild, file), 'utf8')).join('\n');
  for (const trace of [...Object.values(traces), secretNames]) expect(worker).toMatch(trace);

  const scripts = watchScripts(page);
  const loaded = (trace: RegExp) => [...scripts].filter((file) => trace.test(readBuilt(file)));
  const weights: Record<string, number> = {};
  for (const address of ['/nl/verkopen/', '/nl/property/2103/', '/nl/contact/']) {
    scripts.clear();
    await visit(page, address);
    expect(scripts.size, address).toBeGreaterThan(0);
    for (const [library, trace] of Object.entries(traces))
      expect(loaded(trace), `${library} on ${address}`).toEqual([]);
    const bytes = [...scripts].map((file) => gzipSync(readBuilt(file)).length);
    weights[address] = Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
    expect(weights[address], address).toBeLessThanOrEqual(110);
  }
  recordFigure('scripts of a page with a form (KB, gzip)', weights);

  const field = page.getByLabel(seededText('form.firstName', 'nl'), { exact: true }).first();
  await field.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect.poll(() => isHydrated(field)).toBe(true);
  expect(loaded(traces.altcha), 'in sight').toEqual([]);
  const opened = page.waitForRequest((request) => request.url().includes('/api/form-token?'));
  await field.click();
  await opened;
  await expect.poll(() => loaded(traces.altcha)).not.toEqual([]);
  expect(loaded(traces.zod)).toEqual([]);
});

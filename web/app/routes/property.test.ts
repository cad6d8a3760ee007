import { expect, test } from 'vitest';
import { prepareSite } from '../content/cms/site.server.ts';
import { contentWithSaleList, withSite } from '../content/cms/site.test-data.ts';
import { propertyPath } from '../content/paths/build-path.ts';
import { testPlatform } from '../platform/platform.test-data.ts';
import { loader as loadPage } from './page.tsx';
import { loader as loadProperty } from './property.tsx';
import { sampleCatalogue } from '../properties/catalogue/sample-catalogue.test-data.ts';

const complete = prepareSite(contentWithSaleList);
const withoutList = prepareSite({ ...contentWithSaleList, pages: [] });
let site = complete;
withSite(() => site);

/** The redirect at an address, as `301 /nl/…`; empty where there is none. */
async function moveAt(path: string): Promise<string> {
  const { platform: context } = testPlatform();
  const parts = path.split('/').filter(Boolean);
  const args = { context, request: new Request(`https://site.example${path}`) };
  const response =
    parts.length === 5
      ? await loadProperty({ ...args, params: { language: 'nl', id: parts.at(-1) } })
      : await loadPage({ ...args, params: {} });
  return response instanceof Response
    ? `${String(response.status)} ${response.headers.get('Location') ?? ''}`
    : '';
}

async function addressIn(shown: typeof site): Promise<string> {
  const property = await sampleCatalogue.find('2101', 'nl');
  return property ? propertyPath(shown.paths, property, 'nl') : '';
}

test('a property survives its list page: no permanent redirect leads to an address that will end', async () => {
  const canonical = await addressIn(complete);
  const meanwhile = await addressIn(withoutList);
  site = withoutList;
  expect(await moveAt(canonical)).toBe(`302 ${meanwhile}`);
  expect(await moveAt(meanwhile)).toBe('');
  site = complete;
  expect(await moveAt(meanwhile)).toBe(`301 ${canonical}`);
  expect(await moveAt(canonical)).toBe('');
});

test('any address that ends with the reference of a property leads to it', async () => {
  site = complete;
  const canonical = await addressIn(complete);
  for (const path of ['/nl/mechelen/een-huis/2101/', '/nl/weg/mechelen/een-huis/2101/', '/nl/2101/'])
    expect(await moveAt(path), path).toBe(`301 ${canonical}`);
  expect(await moveAt('/nl/mechelen/een-huis/999999/')).toBe('');
});

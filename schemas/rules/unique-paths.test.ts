import { expect, test } from 'vitest';
import { validationContext, localized, offlineContext } from './validation-context.test-data.ts';
import { knownAddress, neverUsedPaths, noPageAt, onlyOwnFormerPaths, uniquePaths } from './unique-paths.ts';

const sale = {
  _id: 'page-for-sale',
  title: localized({ nl: 'Te koop' }),
  path: localized({ nl: '/te-koop/', fr: '/a-vendre/' }),
  formerPaths: [{ language: 'nl', path: '/aanbod/' }],
};

const path = localized({ nl: '/te-koop/' });

test('a path that another page has in the same language is refused with its title', async () => {
  const { context, fetch } = validationContext([sale]);
  expect(await uniquePaths(path, context)).toBe('“Te koop” already uses /te-koop/ in Nederlands.');
  expect(fetch.mock.calls[0]?.[1]).toEqual({ paths: ['/te-koop/'] });
  expect(fetch.mock.calls[0]?.[2]).toEqual({ perspective: 'raw' });
});

test('a draft of another page counts, an untitled one too', async () => {
  const { context } = validationContext([{ ...sale, _id: 'drafts.page-for-sale', title: null }]);
  expect(await uniquePaths(path, context)).toMatch(/^Another page already uses/);
});

test('another language, and the own published, draft and version documents, are no clash', async () => {
  const { context } = validationContext([sale]);
  expect(await uniquePaths(localized({ en: '/te-koop/' }), context)).toBe(true);
  for (const id of ['page-for-sale', 'drafts.page-for-sale', 'versions.r1.page-for-sale']) {
    expect(await uniquePaths(path, validationContext([sale], id).context), id).toBe(true);
    expect(
      await uniquePaths(path, validationContext([{ ...sale, _id: id }], 'page-for-sale').context),
      id,
    ).toBe(true);
  }
});

test('an empty path is not looked up', async () => {
  const { context, fetch } = validationContext([sale]);
  expect(await uniquePaths([{ _key: 'nl', language: 'nl' }], context)).toBe(true);
  expect(await uniquePaths(undefined, context)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

test('a former path of another page is a warning of its own', async () => {
  const { context } = validationContext([sale]);
  const former = localized({ nl: '/aanbod/' });
  expect(await uniquePaths(former, context)).toBe(true);
  expect(await neverUsedPaths(former, context)).toMatch(/\/aanbod\/ is a former path of “Te koop”/);
  expect(await neverUsedPaths(localized({ fr: '/aanbod/' }), context)).toBe(true);
});

test('a former path that another page had too is pointed out, until a redirect says where it leads', async () => {
  const { context, fetch } = validationContext([sale]);
  const former = (language: string, path: string) => [{ _key: 'a', _type: 'formerPath', language, path }];
  expect(await onlyOwnFormerPaths(former('nl', '/aanbod/'), context)).toMatch(/^“Te koop” has \/aanbod\/ as/);
  expect(await onlyOwnFormerPaths(former('fr', '/a-vendre/'), context)).toBe(true);
  expect(await onlyOwnFormerPaths(former('en', '/aanbod/'), context)).toBe(true);
  expect(await onlyOwnFormerPaths(undefined, context)).toBe(true);
  fetch.mockResolvedValueOnce([sale]).mockResolvedValueOnce(['/nl/aanbod/']);
  expect(await onlyOwnFormerPaths(former('nl', '/aanbod/'), context)).toBe(true);
});

test('a redirect cannot begin where a page is', async () => {
  const { context } = validationContext([sale]);
  expect(await noPageAt('/fr/a-vendre/', context)).toMatch(/already uses \/a-vendre\/.*without a page/);
  expect(await noPageAt('/nl/a-vendre/', context)).toBe(true);
  expect(await noPageAt('not an address', context)).toBe(true);
});

test('an unreachable lake does not prevent publishing', async () => {
  expect(await uniquePaths(path, offlineContext())).toBe(true);
});

test('a link to an address of this site that nothing has is pointed out', async () => {
  const known = {
    holders: [{ path: localized({ nl: '/' }), formerPaths: null }, { path: null, formerPaths: null }, sale],
    redirects: ['/nl/opendeur/'],
    short: ['/for-sale/'],
  };
  const { context, fetch } = validationContext([]);
  fetch.mockResolvedValue(known);
  for (const address of [
    '/nl/',
    '/nl/te-koop/?goal=sale#list',
    '/nl/te-koop/mechelen/huis/2101/',
    '/nl/aanbod/',
    '/nl/opendeur/',
    '/for-sale/',
    'https://www.biv.be/',
    'tel:+3215000000',
  ])
    expect(await knownAddress(address, context), address).toBe(true);
  for (const address of ['/nl/bestaat-niet/', '/fr/te-koop/'])
    expect(await knownAddress(address, context), address).toMatch(/^No page has this address/);
  expect(await knownAddress('/nl/bestaat-niet/', offlineContext())).toBe(true);
});

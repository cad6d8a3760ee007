import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { contentWithSaleList, withSite } from '../../content/cms/site.test-data.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { stopMailPath, ownerLinkPath, portalPath } from '../../content/paths/portal-path.ts';
import { signedIn } from '../../portal/signed-in.test-data.ts';
import { endOwnerSession } from '../../portal/session/owner-sessions.server.ts';
import { propertyViews, viewCount } from '../../consent/consent-tables.server.ts';
import { action } from './view.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const site = prepareSite(contentWithSaleList);
withSite(() => site);

const agent = 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0.0.0 Safari/537.36';

async function addressOf(id: string): Promise<string> {
  const property = await sampleCatalogue.find(id, 'nl');
  return property ? propertyPath(site.paths, property, 'nl') : '';
}

async function owner() {
  const { owner: who, platform, request } = await signedIn({ propertyIds: ['2101'] });
  const context = { ...platform, clientAddressHeader: 'X-Test-Client' };
  const view = async (viewed: string, client = 'a', browser = agent) => {
    const headers = { 'User-Agent': browser, 'X-Test-Client': client };
    const response = await action({
      request: request('/api/view', { method: 'POST', body: viewed }, headers),
      context,
      params: {},
    });
    expect(response.status).toBe(204);
  };
  const views = async () =>
    Object.fromEntries(
      (await platform.database.select().from(propertyViews)).map(({ propertyId, count }) => [
        propertyId,
        count,
      ]),
    );
  return { database: platform.database, who, view, views };
}

test('[2.45] an owner’s own views count for nothing while they are signed in, on any device and of no other property', async () => {
  const { database, who, view, views } = await owner();
  await view(await addressOf('2101'));
  await view(await addressOf('2101'), 'phone');
  await view(await addressOf('2102'));
  expect(await views()).toEqual({ 2102: 1 });
  await endOwnerSession(database, who.sessionHash);
  await view(await addressOf('2101'));
  expect(await views()).toEqual({ 2101: 1, 2102: 1 });
});

test('pages of the portal, and those that a mailed link opens, count for nothing', async () => {
  const { database, view, views } = await owner();
  for (const viewed of [
    portalPath('nl', 'statistics', { property: '2101' }),
    portalPath('nl', 'overview'),
    ownerLinkPath('nl', 'a.b'),
    stopMailPath('nl', 'a.b'),
    '/nl/documents/a.b/',
    '/nl/documents/a.b/2101/',
    '/nl/alert/stop/a.b/',
    '/nl/visit/change/a.b/',
  ])
    await view(viewed);
  expect([await views(), await database.$count(viewCount)]).toEqual([{}, 0]);
  await view('/nl/te-koop/');
  expect(await database.$count(viewCount)).toBe(1);
});

test('one address adds ten views a day to a property, however many browsers it names', async () => {
  const { view, views } = await owner();
  const viewed = await addressOf('2102');
  for (let count = 0; count < 15; count += 1) await view(viewed, 'a', `${agent} ${String(count)}`);
  expect(await views()).toEqual({ 2102: 10 });
  await view(viewed, 'b');
  await view(await addressOf('2103'), 'a');
  expect(await views()).toEqual({ 2102: 11, 2103: 1 });
});

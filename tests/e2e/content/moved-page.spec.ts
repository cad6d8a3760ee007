import { localizedString } from '../../../seed/builders/localized.ts';
import { expect, test } from '../support/fixtures.ts';
import { examplePage } from '../studio/drafts.ts';

const inAll = (value: string) => localizedString({ nl: value, fr: value, en: value });

const title = 'Een pagina die verhuist';
const above = examplePage('moved-page', title);
const below = { ...examplePage('moved-page/later', 'Een pagina eronder'), _id: 'page-moved-page-below' };

test('[2.18][3.43] new pages and a changed path work without a deploy, in addresses, links and breadcrumbs', async ({
  content,
  page,
  request,
}) => {
  await content.transaction().create(above).create(below).commit();
  const statusOf = async (path: string) => (await request.get(path)).status();
  await expect.poll(() => statusOf('/nl/moved-page/later/')).toBe(200);
  await page.goto('/nl/moved-page/later/');
  const steps = page.getByRole('navigation', { name: 'U bent hier' });
  await expect(steps.getByRole('link', { name: title })).toHaveAttribute('href', '/nl/moved-page/');

  const path = localizedString({ nl: '/moved-page-new/', fr: '/moved-page/', en: '/moved-page/' });
  const formerPaths = [{ _type: 'formerPath', _key: 'nl', language: 'nl', path: '/moved-page/' }];
  const originalPath = '/moved-page-original/';
  await content
    .patch(above._id)
    .set({ path, formerPaths, originalPath, breadcrumb: inAll('Kort') })
    .commit();
  await expect.poll(() => statusOf('/nl/moved-page-new/')).toBe(200);
  const former = await request.get('/nl/moved-page/?a=b', { maxRedirects: 0 });
  expect([former.status(), former.headers()['location']]).toEqual([301, '/nl/moved-page-new/?a=b']);
  await page.goto(originalPath);
  await expect(page).toHaveURL('/nl/moved-page-new/');
  await expect(steps).toContainText('Kort');
  const switcher = page.getByRole('banner').getByRole('link', { name: 'Français' });
  await expect(switcher).toHaveAttribute('href', '/fr/moved-page/');
  await page.goto('/fr/moved-page/later/');
  const step = page.getByRole('navigation', { name: 'Vous êtes ici' }).getByRole('link', { name: 'Kort' });
  await expect(step).toHaveAttribute('href', '/fr/moved-page/');
});

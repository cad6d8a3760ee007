import type { SanityClient } from '@sanity/client';
import {
  addresses,
  environment,
  expect,
  expectNoAxeViolations,
  shareContent,
  test,
} from '../support/fixtures.ts';
import { recordFigure } from '../support/figures.ts';
import { canary, cookieOf, examplePage, mark, shareDraft, storeWithDraft, studioEntry } from './drafts.ts';
import { previewGuesses } from './preview-guesses.ts';

const page = examplePage('preview-example', 'Een gepubliceerde titel');
const other = examplePage('preview-other', 'Een andere titel');
const path = '/nl/preview-example/';
const otherPath = '/nl/preview-other/';

shareContent(
  async (content) => {
    await storeWithDraft(content, page);
    await storeWithDraft(content, other);
  },
  (html) => html.includes('Een andere titel'),
  otherPath,
);

/** Sends one request with no cookie but the given one, and follows no redirect. */
function get(address: string, cookie?: string): Promise<Response> {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  return fetch(`${addresses.site}${address}`, { redirect: 'manual', ...(headers && { headers }) });
}

/** A page's HTML without its nonce, which differs in every response. */
async function stable(response: Response): Promise<string> {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return (await response.text()).replaceAll(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '-', '');
}

/** A boolean, because a failure would print the whole page. */
async function showsDraft(response: Response): Promise<boolean> {
  return (await response.text()).includes(canary);
}

async function expectPublished(response: Response, what: string): Promise<void> {
  expect(await unpublishedIn(response), what).toEqual([]);
  expect(response.headers.get('Content-Security-Policy'), what).toContain("frame-ancestors 'none'");
}

async function unpublishedIn(response: Response): Promise<string[]> {
  const html = await response.text();
  return [...(html.includes(canary) ? ['draft'] : []), ...(mark.test(html) ? ['mark'] : [])];
}

async function openStudioPreview(content: SanityClient) {
  const entry = await studioEntry(content, path);
  const response = await get(entry);
  const secret = new URL(entry, addresses.site).searchParams.get('sanity-preview-secret') ?? '';
  return { response, cookie: cookieOf(response), secret };
}

test('[2.22] 40 addresses with the word preview show a visitor no draft and no mark, and change no cache', async () => {
  const variants = previewGuesses(path);
  expect(new Set(variants).size).toBe(40);
  const before = await stable(await get(path));
  expect(before).toContain('<h1');
  const found: string[] = [];
  for (const variant of variants) {
    const response = await get(variant);
    expect(response.status, variant).toBeLessThan(500);
    if (variant !== '/preview/disable') expect(response.headers.get('Set-Cookie'), variant).toBeNull();
    expect(response.headers.get('Content-Security-Policy'), variant).toContain("frame-ancestors 'none'");
    found.push(...(await unpublishedIn(response)).map((what) => `${what} at ${variant}`));
  }
  recordFigure('11 preview addresses', { addresses: variants.length, 'drafts or marks': found.length });
  expect(found).toEqual([]);
  expect((await stable(await get(path))) === before, 'the page itself').toBe(true);
});

test('[2.22] forged, damaged and foreign cookies get what every visitor gets, to the letter', async () => {
  const payload = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const studio = payload({ kind: 'studio', until: 9e15 });
  const cookies = [
    'preview=1',
    'preview=true',
    `preview=${studio}`,
    `preview=${studio}.`,
    `preview=${studio}.${'A'.repeat(43)}`,
    `preview=${payload({ kind: 'link', id: 'x', until: 9e15 })}.${'A'.repeat(43)}`,
    'sanity-preview-perspective=drafts',
    '__prerender_bypass=preview',
  ];
  for (const cookie of cookies) {
    const [visitor, response] = [await get(path), await get(path, cookie)];
    expect((await stable(response)) === (await stable(visitor)), cookie).toBe(true);
    expect([...response.headers.keys()], cookie).toEqual([...visitor.headers.keys()]);
  }
});

test('[2.22] the Studio’s secret opens drafts of everything, never cached and framed only by the Studio', async ({
  content,
}) => {
  const { response, cookie } = await openStudioPreview(content);
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe(path);
  const attributes = response.headers.get('Set-Cookie');
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/', 'Max-Age=3600']) {
    expect(attributes).toContain(attribute);
  }
  for (const address of [path, otherPath]) {
    const preview = await get(address, cookie);
    const html = await preview.text();
    expect(html.includes(canary)).toBe(true);
    expect(mark.test(html)).toBe(true);
    expect(mark.test(html.split('</head>', 1)[0] ?? ''), 'the head carries no marks').toBe(false);
    const attributesWithMark = new RegExp(`(href|src|id|lang|class)="[^"]*${mark.source}`);
    expect(attributesWithMark.test(html)).toBe(false);
    expect(preview.headers.get('Cache-Control')).toBe('no-store');
    expect(preview.headers.get('X-Robots-Tag')).toBe('noindex');
    const policy = preview.headers.get('Content-Security-Policy');
    expect(policy).toContain(`frame-ancestors ${addresses.studio}`);
    expect(policy).toContain("'strict-dynamic'");
  }
  const visitor = await get(path);
  expect(visitor.headers.get('Cache-Control') ?? '').not.toContain('no-store');
  expect(visitor.headers.get('X-Robots-Tag')).toBeNull();
  await expectPublished(visitor, 'a visitor after the editor');
});

test('the data that the router requests anew is the draft too, at the address the page has', async ({
  content,
}) => {
  const { cookie } = await openStudioPreview(content);
  const data = await get('/nl/preview-example.data', cookie);
  expect(data.status).toBe(200);
  expect(data.headers.get('Cache-Control')).toBe('no-store');
  expect(await showsDraft(data)).toBe(true);
});

test('the way into a preview leads nowhere else, and out of it home', async ({ content }) => {
  for (const address of [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example//evil.example',
    '/.//evil.example',
  ]) {
    const response = await get(await studioEntry(content, address));
    const location = response.headers.get('Location') ?? '';
    expect(new URL(location, addresses.site).origin, address).toBe(addresses.site);
  }
  const refused = await get('/preview/enable?sanity-preview-secret=guess');
  expect(refused.status).toBe(401);
  const left = await get('/preview/disable');
  expect(left.headers.get('Location')).toBe('/');
  expect(left.headers.get('Set-Cookie')).toContain('Max-Age=0');
});

test('the Studio’s pass ends for every copy when the preview is left, and when its secret is deleted', async ({
  content,
}) => {
  const first = await openStudioPreview(content);
  expect(await showsDraft(await get(path, first.cookie))).toBe(true);
  await get('/preview/disable', first.cookie);
  await expectPublished(await get(path, first.cookie), 'after leaving');

  const second = await openStudioPreview(content);
  expect(await showsDraft(await get(path, second.cookie))).toBe(true);
  await content.delete({
    query: '*[_type == "sanity.previewUrlSecret" && secret == $secret]',
    params: { secret: second.secret },
  });
  await expectPublished(await get(path, second.cookie), 'without its secret');
});

test('a shared link shows its one draft, says until when, and everything else as it is published', async ({
  content,
  page: tab,
}) => {
  const { path: link } = await shareDraft(content, { documentId: page._id });
  const response = await tab.goto(link);
  expect(mark.test((await response?.text()) ?? '')).toBe(false);
  await expect(tab).toHaveURL(path);
  await expect(tab.getByRole('heading', { level: 1, name: canary })).toBeVisible();
  await expect(tab).toHaveTitle(new RegExp(canary));
  const notice = tab.getByRole('note').filter({ hasText: '9 maart 2026' });
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(tab);
  await tab.goto('/fr/preview-example/');
  await expect(tab.getByRole('heading', { level: 1, name: `${canary} (fr)` })).toBeVisible();
  await tab.goto(otherPath);
  await expect(tab.getByRole('heading', { level: 1, name: 'Een andere titel' })).toBeVisible();
  await notice.getByRole('link').click();
  await expect(tab).toHaveURL(/\/(nl|fr|en)\/$/);
  await tab.goto(path);
  await expect(tab.getByRole('heading', { level: 1, name: 'Een gepubliceerde titel' })).toBeVisible();
});

test('a shared link shows the draft of a page that was never published', async ({ content }) => {
  const unborn = examplePage('preview-unborn', canary);
  await content.createOrReplace({ ...unborn, _id: `drafts.${unborn._id}`, status: 'draft' });
  const { path: link } = await shareDraft(content, { documentId: unborn._id, language: 'fr' });
  const opened = await get(link);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('Location')).toBe('/fr/preview-unborn/');
  const shown = await get('/fr/preview-unborn/', cookieOf(opened));
  expect(shown.status).toBe(200);
  expect(shown.headers.get('Cache-Control')).toBe('no-store');
  expect(shown.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(await showsDraft(shown)).toBe(true);
  expect((await get('/fr/preview-unborn/')).status).toBe(404);
});

test('a revoked link ends at once, also for a reader who has it open', async ({ content }) => {
  const { id, path: link } = await shareDraft(content, { documentId: page._id, language: 'fr' });
  const cookie = cookieOf(await get(link));
  expect(await showsDraft(await get(path, cookie))).toBe(true);
  await content.patch(id).set({ revokedAt: '2026-03-02T08:59:00.000Z' }).commit();
  await expectPublished(await get(path, cookie), 'after the end');
  const again = await get(link);
  expect(again.status).toBe(410);
  expect(again.headers.get('Cache-Control')).toBe('no-store');
  expect(again.headers.get('Set-Cookie')).toBeNull();
  expect((await again.text()).includes('lang="fr-BE"')).toBe(true);
});

test.describe('a link that does not open', () => {
  test.use({ expectedProblems: { patterns: [/status of 410/, /status of 404/] } });

  test('an expired link returns 410 in its language, one with a wrong secret as if it did not exist', async ({
    content,
    page: tab,
  }) => {
    const expired = await shareDraft(content, {
      documentId: page._id,
      language: 'fr',
      expiresAt: '2026-03-02T08:59:59.000Z',
    });
    const response = await tab.goto(expired.path);
    expect(response?.status()).toBe(410);
    await expect(tab.locator('main [lang="fr-BE"]').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.locator('body')).not.toContainText(canary);
    const { path: link } = await shareDraft(content, { documentId: page._id });
    const wrong = await tab.goto(`${link}x`);
    expect(wrong?.status()).toBe(404);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tab.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'preview' }));
  });
});

test('no secret of the site and of its previews is in a response', async ({ content }) => {
  const { cookie } = await openStudioPreview(content);
  const secrets = [environment.SANITY_API_TOKEN, environment.SITE_SECRET, environment.SANITY_WEBHOOK_SECRET];
  for (const pass of [undefined, cookie]) {
    for (const address of [path, '/nl/preview-example.data', '/nl/nergens/']) {
      const response = await get(address, pass);
      const answer = `${await response.text()}${JSON.stringify([...response.headers])}`;
      for (const secret of secrets) expect(answer.includes(secret ?? '-')).toBe(false);
    }
  }
});

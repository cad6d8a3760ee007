import { afterEach, beforeEach, expect, test } from 'vitest';
import { readView } from '../../content/cms/drafts/read-view.server.ts';
import { startLake } from '../../content/cms/lake-server.test-data.ts';
import { loader as disable } from './disable.ts';
import { loader as enable } from './enable.ts';

const site = 'https://site.example';
const secret = {
  _id: 'drafts.a-secret',
  _updatedAt: '2026-03-02T09:00:00Z',
  secret: 'word',
  studioUrl: site,
};

/** The Studio's secrets that are valid in the lake, and the one it shares for ever. */
let secrets: (typeof secret)[];
let shared: typeof secret | null;
let lake: Awaited<ReturnType<typeof startLake>>;

beforeEach(async () => {
  secrets = [secret];
  shared = null;
  lake = await startLake((query, params) => {
    const found = secrets.find((one) => one._id === params['id'] || one.secret === params['secret']) ?? null;
    return query.includes('"public"') ? { private: found, public: shared } : (found?._id ?? null);
  });
});

afterEach(() => {
  lake.close();
});

const args = (path: string, cookie = '') => ({
  request: new Request(`${site}${path}`, { headers: { Cookie: cookie } }),
  params: {},
  context: lake.platform,
});

const open = () => enable(args(`/preview/enable?sanity-preview-secret=${secret.secret}`));

async function openPass(): Promise<string> {
  const response = await open();
  expect(response.status).toBe(302);
  return (response.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';
}

async function viewWith(pass: string): Promise<string> {
  return (await readView(lake.platform, args('/nl/', pass).request)).kind;
}

test('a pass of the Studio ends for every copy of it when the preview is left, and others stay', async () => {
  const [pass, other] = [await openPass(), await openPass()];
  expect(pass).toMatch(/^__Host-preview=/);
  expect(await viewWith(pass)).toBe('studio');
  const left = await disable(args('/preview/disable', pass));
  expect(left.headers.get('Set-Cookie')).toMatch(/^__Host-preview=; .*Max-Age=0$/);
  expect(await viewWith(pass)).toBe('published');
  expect(await viewWith(other)).toBe('studio');
});

test('a pass of the Studio ends with its secret', async () => {
  const pass = await openPass();
  secrets = [];
  expect(await viewWith(pass)).toBe('published');
});

test('a secret that the Studio shares for ever opens nothing', async () => {
  secrets = [];
  shared = secret;
  expect((await open()).status).toBe(401);
});

test('the preview shows what is published when its editor chose so, on the page that was shown', async () => {
  const opened = (perspective: string, cookie = '') =>
    enable(
      args(
        `/preview/enable?sanity-preview-secret=${secret.secret}&sanity-preview-perspective=${perspective}&sanity-preview-pathname=/nl/`,
        cookie,
      ),
    );
  const passOf = (response: Response) => (response.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';
  const viewOf = (pass: string) => readView(lake.platform, args('/nl/', pass).request);

  const drafts = await opened('drafts');
  expect(await viewOf(passOf(drafts))).toEqual({ kind: 'studio' });
  const shown = `${passOf(drafts)}; preview-path=/fr/contact/?a=b`;
  const published = await opened('published', shown);
  expect(published.headers.get('Location')).toBe('/fr/contact/?a=b');
  expect(await viewOf(passOf(published))).toEqual({ kind: 'studio', showsPublished: true });

  expect((await opened('drafts', shown)).headers.get('Location'), 'opened anew').toBe('/nl/');
  const foreign = `${passOf(drafts)}; preview-path=//evil.example/`;
  expect((await opened('published', foreign)).headers.get('Location')).toBe('/nl/');
  secrets = [{ ...secret, _id: 'drafts.another' }];
  expect((await opened('published', shown)).headers.get('Location'), 'with another secret').toBe('/nl/');
});

import type { BrowserContext } from '@playwright/test';
import { addresses, expect, shareContent, test } from '../support/fixtures.ts';
import { canary, examplePage, mark, storeWithDraft, studioEntry } from './drafts.ts';

const page = examplePage('preview-framed', 'Een gepubliceerde titel');
const path = '/nl/preview-framed/';

shareContent(
  (content) => storeWithDraft(content, page),
  (html) => html.includes('Een gepubliceerde titel'),
  path,
);

/** Refuses storage to every frame, as a private window does to frames of another site. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    if (window === window.top) return;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
}

test('an editor’s page outside the Studio hydrates, and says what it is', async ({ content, page: tab }) => {
  await tab.goto(await studioEntry(content, path));
  await expect(tab.getByRole('heading', { level: 1, name: canary })).toBeVisible();
  await expect(tab.getByRole('note').getByRole('link')).toHaveAttribute('href', '/preview/disable');
  await expect(tab.locator('sanity-visual-editing')).toBeAttached();
});

test('a preview that has ended shows what is published as soon as it asks for more', async ({
  content,
  context,
  page: tab,
}) => {
  await tab.goto(await studioEntry(content, path));
  await expect(tab.locator('sanity-visual-editing')).toBeAttached();
  await context.clearCookies();
  await tab.evaluate(() => {
    const { revalidate } = Reflect.get(window, '__remixRouter') as { revalidate: () => void };
    revalidate();
  });
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Een gepubliceerde titel');
  await expect(tab.locator('sanity-visual-editing')).toHaveCount(0);
});

test('[2.22] a Studio on another site frames a preview with its tools and without the notice, of drafts or of what is published', async ({
  context,
  page: tab,
}) => {
  test.slow();
  await refuseStorage(context);
  const studio = addresses.studio.replace('localhost', '127.0.0.1');
  await tab.goto(`${studio}/preview?preview=${path}`);
  const preview = tab.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1, name: canary })).toBeVisible({ timeout: 60_000 });
  await expect(preview.locator('sanity-visual-editing')).toBeAttached();
  await expect(preview.locator('a[href="/preview/disable"]')).toHaveCount(0);
  await tab
    .getByRole('navigation', { name: 'Pages of the site' })
    .getByRole('button', { name: 'Français' })
    .click();
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(`${canary} (fr)`);
  await expect(preview.locator('sanity-visual-editing')).toBeAttached();
  await tab.getByRole('button', { name: 'Published', exact: true }).first().click();
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Een gepubliceerde titel (fr)');
});

test('no kind of page carries marks where a machine reads: in its head, addresses, ids and classes', async ({
  content,
}) => {
  const entry = await fetch(`${addresses.site}${await studioEntry(content, '/')}`, { redirect: 'manual' });
  const cookie = (entry.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';
  const asked =
    '*[_type in ["page", "article"] && defined(path)]{kind, "path": path[language == "nl"][0].value}';
  const stored = await content.fetch<{ kind: string | null; path: string | null }[]>(
    asked,
    {},
    { perspective: 'published' },
  );
  const oneOfEach = new Map(stored.map(({ kind, path }) => [kind, path]));
  expect(oneOfEach.size).toBeGreaterThan(4);
  const machineRead = new RegExp(`(href|src|srcset|id|lang|class|for|name|value|style)="[^"]*${mark.source}`);
  for (const [kind, path] of oneOfEach) {
    const response = await fetch(`${addresses.site}/nl${path ?? '/'}`, { headers: { Cookie: cookie } });
    const html = await response.text();
    const [head = '', body = ''] = html.split('</head>');
    expect({ kind, status: response.status }).toEqual({ kind, status: 200 });
    expect({ kind, head: mark.test(head), machineRead: machineRead.test(body) }).toEqual({
      kind,
      head: false,
      machineRead: false,
    });
  }
});

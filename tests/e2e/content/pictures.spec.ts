import { addresses, expect, test } from '../support/fixtures.ts';

/** The address of a picture of the content on the home page, up to its width and format. */
async function pictureBase(): Promise<string> {
  const html = await (await fetch(`${addresses.site}/nl/`)).text();
  return /\/media\/[\w,-]+(?=-\d+\.webp)/.exec(html)?.[0] ?? '';
}

test('pictures of the content come from the site itself, in listed sizes and formats only', async ({
  request,
}) => {
  const base = await pictureBase();
  expect(base).not.toBe('');
  const picture = await request.get(`${base}-400.webp`);
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const endings = [
    ['-400.webp', 200],
    ['-400.jpg', 200],
    ['-400.avif', 200],
    ['-401.webp', 404],
    ['-400.svg', 404],
    ['', 404],
  ] as const;
  for (const [ending, status] of endings) {
    const answer = await request.get(`${base}${ending}`);
    expect([ending, answer.status()]).toEqual([ending, status]);
  }
  const missing = await request.get(`/media/${'0'.repeat(40)}-1200x800-jpg-400.webp`);
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
  expect((await request.post(`${base}-400.webp`)).status()).toBe(405);
});

test('until a picture comes, its place has its colour', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: addresses.site });
  const page = await context.newPage();
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  for (const path of ['/nl/', '/nl/te-koop/']) {
    await page.goto(path);
    const colours = await page
      .getByRole('main')
      .locator('picture > img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor));
    expect(colours.length, path).toBeGreaterThan(3);
    for (const colour of colours) expect(colour, path).toMatch(/^rgba\(\d+, \d+, \d+, 0\.35\)$/);
    expect(new Set(colours).size, path).toBeGreaterThan(2);
  }
  await context.close();
});

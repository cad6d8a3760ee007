import type { SanityClient } from '@sanity/client';
import type { Page } from '@playwright/test';
import type { SeededPage } from '../../../seed/builders/document.ts';
import { localizedString, localizedText } from '../../../seed/builders/localized.ts';
import { bannerPage, plainPicture, publish } from './banner-page.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';
import { examplePage } from '../studio/drafts.ts';
import { seededText } from '../support/visitor.ts';

const quick = { timeout: 1000 };

/** Flips fields of a page of the test's own. */
async function flipping(
  content: SanityClient,
  page: Page,
  start: SeededPage,
  run: (flip: (fields: Partial<SeededPage>, isShown: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  await run((fields, isShown) => publish(content, { ...start, ...fields }, page, isShown));
}

test('[3.46] switches of a page decide on search engines and on the referrer', async ({ content, page }) => {
  const robots = page.locator('meta[name="robots"]');
  const canonical = page.locator('link[rel="canonical"]');
  const referrer = page.locator('meta[name="referrer"]');
  await flipping(
    content,
    page,
    examplePage('switch-search', 'Een pagina voor zoekmachines'),
    async (flip) => {
      await flip({}, async () => {
        await expect(canonical).toHaveCount(1, quick);
        await expect(robots).toHaveCount(0, quick);
        await expect(referrer).toHaveCount(0, quick);
      });
      await flip({ isActiveSEO: false }, async () => {
        await expect(robots).toHaveAttribute('content', 'noindex, follow', quick);
        await expect(canonical).toHaveCount(0, quick);
      });
      await flip({ noReferrerNoFollow: true }, async () => {
        await expect(robots).toHaveAttribute('content', 'nofollow', quick);
        await expect(referrer).toHaveAttribute('content', 'no-referrer', quick);
      });
    },
  );
});

test('[3.46] a page redirects its visitors, and stops doing so', async ({ content, page }) => {
  await flipping(content, page, examplePage('switch-redirect', 'Een pagina die doorstuurt'), async (flip) => {
    await flip({}, () => expect(page).toHaveURL('/nl/switch-redirect/', quick));
    await flip({ redirect: true, redirectUrl: '/nl/contact/' }, () =>
      expect(page).toHaveURL('/nl/contact/', quick),
    );
    await flip({ redirect: false, redirectUrl: '/nl/contact/' }, () =>
      expect(page).toHaveURL('/nl/switch-redirect/', quick),
    );
  });
});

test('[3.46] the menu stays in view or scrolls away, as the page says', async ({ content, page }) => {
  const menu = page.getByRole('banner').getByRole('link', { name: 'Te koop', exact: true });
  const start = bannerPage('switch-menu', { height: 'full', mediaType: 'color' });
  const scrolled = async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  };
  await flipping(content, page, start, async (flip) => {
    await flip({ showFixedMenu: true }, async () => {
      await scrolled();
      await expect(menu).toBeInViewport(quick);
    });
    await flip({ showFixedMenu: false }, async () => {
      await scrolled();
      await expect(menu).not.toBeInViewport(quick);
    });
  });
});

test('[3.46] a switch shows the breadcrumb above the title, with a banner and without', async ({
  content,
  page,
}) => {
  const steps = page.getByRole('navigation', { name: seededText('breadcrumb.label', 'nl') });
  await flipping(content, page, bannerPage('switch-steps', {}), async (flip) => {
    for (const showPageBanner of [true, false]) {
      await flip({ showPageBanner, showBreadCrumb: true }, async () => {
        await expect(steps).toContainText('Een pagina met een banner', quick);
        await expect(page.locator('.banner')).toHaveCount(showPageBanner ? 1 : 0, quick);
      });
      await flip({ showPageBanner, showBreadCrumb: false }, async () => {
        await expect(steps).toHaveCount(0, quick);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een pagina met een banner', quick);
      });
    }
  });
});

test('[3.46] a page has a logo and a picture of its own', async ({ content, page }) => {
  const logo = await plainPicture(content, page, '#334455', 'Een ander logo');
  const image = await plainPicture(content, page, '#554433', 'Het beeld van de pagina');
  const shared = page.locator('meta[property="og:image"]');
  const shownLogo = page.getByRole('banner').locator('img');
  await flipping(content, page, examplePage('switch-pictures', 'Een pagina met een logo'), async (flip) => {
    await flip({ logo, image }, async () => {
      await expect(shownLogo).toHaveAttribute('src', /^\/media\//, quick);
      await expect(shared).toHaveAttribute('content', /\/media\/.+\.jpg$/, quick);
    });
    await expectNoAxeViolations(page);
    await flip({}, async () => {
      await expect(shownLogo).toHaveCount(0, quick);
      await expect(page.getByRole('banner')).toContainText('Huis & Haard', quick);
    });
  });
});

test('[3.48] a style gives a whole page another mood, in which everything can be read', async ({
  content,
  page,
}) => {
  const ground = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate(
        (heading) => getComputedStyle(heading.closest('.ground') ?? document.documentElement).backgroundColor,
      );
  const seen = new Set<string>();
  await flipping(content, page, examplePage('switch-style', 'Een pagina met een stijl'), async (flip) => {
    for (const namedStyle of ['standard', 'calm', 'warm', 'dark'] as const) {
      await flip({ namedStyle }, async () => {
        const colour = await ground();
        expect(seen.has(colour), namedStyle).toBe(false);
        seen.add(colour);
      });
      await expectNoAxeViolations(page);
    }
  });
});

test('[3.42][3.43] a page that is no longer public is gone from its address', async ({
  content,
  page,
  request,
}) => {
  await flipping(content, page, examplePage('switch-status', 'Een pagina die verdwijnt'), async (flip) => {
    await flip({}, () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText('Een pagina die verdwijnt', quick),
    );
    await content.patch('page-switch-status').set({ status: 'draft' }).commit();
    await expect
      .poll(async () => (await request.get('/nl/switch-status/')).status(), { timeout: 20_000 })
      .toBe(404);
    await content.patch('page-switch-status').set({ status: 'published' }).commit();
    await expect
      .poll(async () => (await request.get('/nl/switch-status/')).status(), { timeout: 20_000 })
      .toBe(200);
  });
});

for (const { language, tag } of inBrief(journeys, 1)) {
  test(`[3.44][3.45] a page has its title, description and what is shared of it in each language: ${language}`, async ({
    content,
    page,
  }) => {
    const said = (words: string) => ({ nl: `${words} (nl)`, fr: `${words} (fr)`, en: `${words} (en)` });
    const name = `switch-words-${language}`;
    const start: SeededPage = {
      ...examplePage(name, 'Titel'),
      title: localizedString(said('Titel')),
      description: localizedText(said('Beschrijving')),
      metadata: {
        _type: 'pageMetadata',
        pageTitle: localizedString(said('Tabblad')),
        description: localizedText(said('Zoekresultaat')),
        socialTitle: localizedString(said('Gedeeld')),
        socialDescription: localizedText(said('Gedeelde woorden')),
        socialUrl: localizedString({ nl: '/nl/contact/', fr: '/fr/contact/', en: '/en/contact/' }),
        socialType: 'article',
      },
    };
    const property = (key: string) => page.locator(`meta[property="${key}"]`);
    await publish(
      content,
      start,
      page,
      async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Titel (${language})`, quick);
      },
      `/${language}/${name}/`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(`Tabblad (${language})`);
    await expect(page.getByText(`Beschrijving (${language})`)).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      `Zoekresultaat (${language})`,
    );
    await expect(property('og:title')).toHaveAttribute('content', `Gedeeld (${language})`);
    await expect(property('og:description')).toHaveAttribute('content', `Gedeelde woorden (${language})`);
    await expect(property('og:url')).toHaveAttribute('content', new RegExp(`/${language}/contact/$`));
    await expect(property('og:type')).toHaveAttribute('content', 'article');
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import type { Theme } from 'schemas/generated/content.ts';
import sharp from 'sharp';
import { mainPages } from '../bench/bench-stack.ts';
import { root } from '../settings/settings.ts';
import { desktop, picturesFolder, type Scheme, visitSite } from './visit-site.ts';

const login = '/nl/login/';

const publicPages: Readonly<Record<string, string>> = {
  ...mainPages,
  'list beside a map': `${mainPages.list}?view=both`,
  map: `${mainPages.list}?view=map`,
  'nothing found': `${mainPages.list}?q=kasteel+in+Gent+onder+100.000`,
  'to rent': '/nl/te-huur/',
  'to rent, a home': '/nl/property/2136/',
  sold: '/nl/property/2127/',
  'on paper': `${mainPages.property}afdrukken/`,
  visit: `${mainPages.property}bezoek/`,
  favourites: '/nl/bewaarde-panden/?ids=2101,2102,2106',
  comparison: '/nl/bewaarde-panden/?compare=2101,2102,2106',
  projects: '/nl/nieuwbouw/',
  project: '/nl/nieuwbouw/mechelen/dijlehof/71/',
  'recently sold': '/nl/recent-verkocht/',
  sell: '/nl/verkopen/',
  valuation: '/nl/gratis-schatting/',
  alert: '/nl/zoekopdracht/',
  newsletter: '/nl/nieuwsbrief/',
  about: '/nl/over-ons/',
  article: '/nl/werkwijze/zorgeloze-service/',
  'not found': '/nl/nergens/',
  login,
};

const ownersPages: Readonly<Record<string, string>> = {
  'owner’s overview': '/nl/eigenaars/',
  'owner’s statistics': '/nl/eigenaars/statistieken/',
  'owner’s visits': '/nl/eigenaars/bezichtigingen/?property=2101',
};

/** Pairs that differ most, and what says that a page has them. */
const shownFonts = [
  { title: 'Fraunces and Instrument Sans', fonts: 'fraunces-instrument-sans', sign: '/fraunces-' },
  { title: 'Cormorant and Figtree', fonts: 'cormorant-figtree', sign: '/cormorant-' },
  { title: 'Outfit and Inter', fonts: 'outfit-inter', sign: '/outfit-' },
] as const satisfies { title: string; fonts: Theme['fonts']; sign: string }[];

const phone = { width: 360, height: 780 };
const screens = [phone, { width: 768, height: 1024 }, desktop, { width: 1920, height: 1080 }];

/** Pixels. */
const sheetWidth = 2240;

type Sheet = { name: string; scheme: Scheme; screens: readonly (typeof phone)[]; rowHeight: number };
type DrawPages = (pages: Readonly<Record<string, string>>) => Promise<void>;

async function signIn(page: Page, site: string): Promise<void> {
  const file = readFileSync(path.join(root, 'seed/sample/owners/demo-owner.json'), 'utf8');
  const { email, password } = JSON.parse(file) as Record<'email' | 'password', string>;
  const response = await page.request.post(`${site}${login}`, {
    form: { email, password },
    headers: { Origin: site },
  });
  if (!response.url().endsWith('/eigenaars/')) throw new Error('The owner of the sample cannot log in.');
}

async function drawPage(page: Page, address: string, title: string, sheet: Sheet): Promise<string> {
  const images: string[] = [];
  for (const { width, height } of sheet.screens) {
    await page.setViewportSize({ width, height });
    await page.goto(address, { waitUntil: 'networkidle' });
    const image = await sharp(await page.screenshot())
      .resize({ height: sheet.rowHeight })
      .webp({ quality: 90 })
      .toBuffer();
    images.push(`<img src="data:image/webp;base64,${image.toString('base64')}">`);
  }
  return `<figure><figcaption>${title}</figcaption>${images.join('')}</figure>`;
}

const sheetStyle = (rowHeight: number) => `
  body { display: flex; flex-wrap: wrap; gap: 16px 24px; margin: 0; padding: 24px; background: #8a857c }
  figure { flex: none; margin: 0; white-space: nowrap }
  figcaption { font: 14px sans-serif; color: #fff; margin-bottom: 4px }
  img { height: ${rowHeight}px; margin-right: 4px; vertical-align: top }`;

function drawSheet(
  site: string,
  sheet: Sheet,
  fill: (page: Page, draw: DrawPages) => Promise<void>,
): Promise<string> {
  return visitSite(site, sheet.scheme, async (page) => {
    const figures: string[] = [];
    await fill(page, async (pages) => {
      for (const [title, address] of Object.entries(pages))
        figures.push(await drawPage(page, `${site}${address}`, title, sheet));
    });
    const drawn = await page.context().newPage();
    await drawn.setViewportSize({ width: sheetWidth, height: 800 });
    await drawn.setContent(`<style>${sheetStyle(sheet.rowHeight)}</style>${figures.join('')}`);
    const file = path.join(picturesFolder, `${sheet.name}.avif`);
    await sharp(await drawn.screenshot({ fullPage: true }))
      .avif({ quality: 50 })
      .toFile(file);
    return path.relative(root, file);
  });
}

export function drawContactSheet(site: string, scheme: Scheme): Promise<string> {
  return drawSheet(site, { name: `pages-${scheme}`, scheme, screens, rowHeight: 230 }, async (page, draw) => {
    await draw(publicPages);
    await signIn(page, site);
    await draw(ownersPages);
  });
}

export function drawFontSheet(site: string, content: SanityClient): Promise<string> {
  const { home, list } = mainPages;
  return drawSheet(
    site,
    { name: 'fonts', scheme: 'light', screens: [phone, desktop], rowHeight: 520 },
    async (_page, draw) => {
      for (const { title, fonts, sign } of shownFonts) {
        await content.patch('theme').set({ fonts }).commit();
        for (const path of [home, list])
          while (!(await (await fetch(site + path)).text()).includes(sign)) await setTimeout(50);
        await draw({ [title]: home, [`${title}, list`]: list });
      }
    },
  );
}

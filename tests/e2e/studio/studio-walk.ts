import type { Page } from '@playwright/test';
import { addresses, expect } from '../support/fixtures.ts';

/** Reads what the Studio shows or says, without what editors and visitors write and without the framed site. */
function shownWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped =
      'script, style, code, pre, kbd, textarea, input, iframe, [contenteditable="true"], [translate="no"]';
    const words = new Set<string>();
    const add = (text: string | null) => {
      const trimmed = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
      if (/\p{L}{2}/u.test(trimmed)) words.add(trimmed);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (parent && !parent.closest(skipped) && parent.checkVisibility()) add(textContent);
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (element.checkVisibility()) add(element.getAttribute(name));
    return [...words].toSorted();
  });
}

/** Waits until the Studio has drawn another screen than the one before: two looks see the same words, and nothing turns. */
async function settledWords(page: Page, before: readonly string[]): Promise<string[]> {
  let seen: string[] = [];
  await expect
    .poll(
      async () => {
        const last = JSON.stringify(seen);
        seen = await shownWords(page);
        const turning = await page.locator('[data-ui="Spinner"]').filter({ visible: true }).count();
        const now = JSON.stringify(seen);
        return turning === 0 && now === last && now !== JSON.stringify(before);
      },
      { timeout: 90_000, intervals: [500] },
    )
    .toBe(true);
  return seen;
}

/** Every tool by its address. Of Media only the tab that is ours: the plug-in has no languages. */
const tools = [
  ...['welcome', 'first-steps', 'guide', 'structure', 'properties', 'imports', 'connections'],
  ...['publishing', 'publishing/asked', 'publishing/pages', 'publishing/planned'],
  ...['checks', 'translations', 'texts', 'search', 'status', 'leads', 'visits', 'owners'],
];

/** The documents that exist once. */
const documents: readonly Document[] = [
  { type: 'menu', id: 'menu' },
  { type: 'topBar', id: 'top-bar' },
  { type: 'header', id: 'header' },
  { type: 'footer', id: 'footer' },
  { type: 'theme', id: 'theme' },
  { type: 'siteSettings', id: 'site-settings' },
  { type: 'cookieSettings', id: 'cookie-settings' },
];

/** Types of which the first document stands for all. */
export const typesOfMany = [
  ...['article', 'teamMember', 'office', 'testimonial', 'slider', 'propertyEdit', 'replyTemplate'],
  ...['popup', 'municipality', 'redirect', 'interfaceText'],
];

export type Document = { type: string; id: string };

/** Makes a copy as soon as it is pressed, without a dialog. */
const duplicate = /^(?:Duplicate|Dupliceren|Dupliquer)$/;

async function openTabs(page: Page, look: Look): Promise<void> {
  const tabs = page.getByTestId('document-panel-scroller').getByRole('tab').filter({ visible: true });
  for (let index = 1; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await look(`tab ${index}`);
  }
}

/** Opens each action of a page that asks something first. */
async function openActions(page: Page, look: Look): Promise<number> {
  const menu = page.getByTestId('action-menu-button');
  const items = page.getByRole('menuitem').filter({ visible: true });
  let dialogs = 0;
  await menu.click();
  await look('actions');
  const count = await items.count();
  await page.keyboard.press('Escape');
  for (let index = 0; index < count; index += 1) {
    await menu.click();
    const item = items.nth(index);
    const label = (await item.innerText()).trim();
    if (duplicate.test(label) || (await item.isDisabled())) {
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(0);
      continue;
    }
    await item.click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await look(`action ${index}`);
    dialogs += 1;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return dialogs;
}

/** The menus of the bar at the top: search, new document, language, help and user. */
async function openMenus(page: Page, look: Look): Promise<void> {
  const buttons = page.getByTestId('studio-navbar').getByRole('button').filter({ visible: true });
  for (let index = 0; index < (await buttons.count()); index += 1) {
    await buttons.nth(index).click();
    await look(`menu ${index}`);
    await page.keyboard.press('Escape');
  }
}

type Look = (name: string) => Promise<void>;

/** Leads the open Studio to an address as the browser's own buttons do, since loading it anew takes seconds. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

type Part = {
  languages: readonly ('nl' | 'fr')[];
  walk: (page: Page, look: Look, found: readonly Document[]) => Promise<void>;
};

/** Parts of the Studio, walked by what is the same in every language: addresses, places and numbers. */
export const parts = {
  tools: {
    languages: ['nl', 'fr'],
    walk: async (page, look) => {
      for (const tool of tools) {
        await go(page, `/${tool}`);
        await look(tool);
      }
    },
  },
  bar: {
    languages: ['fr'],
    walk: async (page, look) => {
      await go(page, '/welcome');
      await openMenus(page, look);
    },
  },
  page: {
    languages: ['nl'],
    walk: async (page, look) => {
      await openDocument(page, { type: 'page', id: 'page-about' });
      await look('page');
      await openTabs(page, look);
      expect(await openActions(page, look)).toBeGreaterThan(3);
    },
  },
  'documents that exist once': {
    languages: ['fr'],
    walk: (page, look) => walkDocuments(page, look, documents),
  },
  'documents of many': { languages: ['nl'], walk: walkDocuments },
} as const satisfies Record<string, Part>;

async function openDocument(page: Page, { type, id }: Document): Promise<void> {
  await go(page, `/intent/edit/id=${id};type=${type}/`);
  await expect(page.getByTestId('form-view').last()).toBeVisible({ timeout: 90_000 });
}

/** Looks at each document as it opens, and at all its fields where it begins with some of them. */
async function walkDocuments(page: Page, look: Look, walked: readonly Document[]): Promise<void> {
  for (const document of walked) {
    await openDocument(page, document);
    await look(document.type);
    const allFields = page.getByTestId('document-panel-scroller').getByRole('tab').first();
    if ((await allFields.count()) === 0 || (await allFields.getAttribute('aria-selected')) === 'true')
      continue;
    await allFields.click();
    await look(`${document.type}, all fields`);
  }
}

/** The words of each screen of a part, by its name. */
export async function walkPart(
  page: Page,
  part: keyof typeof parts,
  found: readonly Document[],
): Promise<Map<string, string[]>> {
  const screens = new Map<string, string[]>();
  let last: string[] = [];
  await page.goto(`${addresses.studio}/checks`);
  await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: 90_000 });
  await parts[part].walk(
    page,
    async (name) => {
      last = await settledWords(page, last);
      screens.set(name, last);
    },
    found,
  );
  return screens;
}

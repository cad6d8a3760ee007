import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { expect, test } from '../support/fixtures.ts';
import type { Editor } from './editor.ts';

type Task = {
  /** Clicks that the task took on 24 November 2026, from Welcome or from the open document, fields included. */
  before: number;
  most: number;
};

/**
 * The ten that come back most often in a fortnight: each campaign needs all of them for one page, while people, offices,
 * colours and logos change a few times a year.
 */
export const frequentTasks = {
  'change a text on the page': { before: 3, most: 3 },
  'picture of the banner with a crop and its words in three languages': { before: 9, most: 8 },
  'put a page in the menu': { before: 7, most: 3 },
  'share a draft': { before: 4, most: 3 },
  'plan a publication': { before: 3, most: 2 },
  'rename a page, whose old address leads on': { before: 4, most: 4 },
  'undo a published mistake': { before: 6, most: 3 },
  'notice in the top bar, from and until': { before: 8, most: 6 },
  'popup on one page': { before: 6, most: 5 },
  'interface text in three languages': { before: 7, most: 5 },
} as const satisfies Record<string, Task>;

/** What all ten may take together, as a share of what they took before. */
export const shareOfAll = 0.75;

export type FrequentTask = keyof typeof frequentTasks;

type Clicks = {
  /** Begins a task: counts anew. */
  begin: () => void;
  count: () => number;
  /** Types into a field, which takes a click unless the Studio has put the cursor there. */
  write: (field: Locator, words: string) => Promise<void>;
};

/** Counts the presses of the mouse in a page and its frames; keys, and clicks that a script makes, are none. */
export async function countClicks(page: Page): Promise<Clicks> {
  let clicks = 0;
  await page.exposeBinding('countPress', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) (Reflect.get(window, 'countPress') as () => void)();
    };
    document.addEventListener('pointerdown', count, { capture: true });
  });
  return {
    begin: () => {
      clicks = 0;
    },
    count: () => clicks,
    write: async (field, words) => {
      await expect(field).toBeVisible();
      const isFocused = await field.evaluate((element) => element === document.activeElement);
      if (!isFocused) await field.click();
      await field.fill(words);
    },
  };
}

export type Fortnight = {
  clicks: Clicks;
  content: SanityClient;
  editor: Editor;
  request: APIRequestContext;
  studio: Page;
  /** Clicks of the tasks that are done. */
  taken: Map<FrequentTask, number>;
};

/** Does a task, counts its clicks, and looks afterwards whether it is done. */
export async function doTask(
  { clicks, taken }: Fortnight,
  task: FrequentTask,
  { act, see }: { act: () => Promise<unknown>; see: () => Promise<unknown> },
): Promise<void> {
  await test.step(task, async () => {
    clicks.begin();
    await act();
    await see();
    taken.set(task, clicks.count());
  });
}

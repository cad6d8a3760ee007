import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { createClient, type SanityClient } from '@sanity/client';
import { e2eSettings } from '../../../scripts/e2e/e2e-settings.ts';
import { cookieSettings } from '../../../seed/starter/singletons/cookie-settings.ts';
import { collectProblems } from './problems.ts';
import { type SeededContent, seededContent } from './seeded-content.ts';

export { expect };

export const { addresses, environment } = e2eSettings();

type Fixtures = {
  /** Set to false when the file restores the content after its last test. */
  restoresContent: boolean;
  restoration: null;
  /** Unique to this run of the test, for paths, addresses and words that it stores. */
  tag: string;
  /** Problems that the test provokes: matching ones are dropped, and each pattern must match at least once. */
  expectedProblems: { patterns: readonly RegExp[] };
  /** Origins of the Studios that the test opens. */
  studios: Set<string>;
  problems: string[];
  /** Starts with all cookies declined; set to false to get the question. */
  hasDeclined: boolean;
  /** Starts with the popup closed; set to false to let it open. */
  hasClosedPopup: boolean;
  /** Fills the browser's storage before its first page. */
  habits: null;
};

type WorkerFixtures = {
  studio: string;
  /** Reads and writes content as an editor's script would, to arrange and inspect it. */
  content: SanityClient;
  seeded: SeededContent;
};

function compare(problems: readonly string[], expected: readonly RegExp[]): string[] {
  const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
  const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  return [
    ...unexpected,
    ...missing.map((pattern) => `expected a problem like ${pattern.source}, but there was none`),
  ];
}

/** Stores a value before every page of the context; a choice gets the current time. Skips frames without storage. */
async function keep(
  context: BrowserContext,
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: object | number,
) {
  await context.addInitScript(
    ([where, name, kept]) => {
      try {
        if (globalThis[where].getItem(name) !== null) return;
        const stored = typeof kept === 'object' ? { ...kept, chosenAt: Date.now() } : kept;
        globalThis[where].setItem(name, JSON.stringify(stored));
      } catch {
        return;
      }
    },
    [storage, key, value] as const,
  );
}

/** Shows the Studio in English until the test chooses another language; the browser's is Dutch. */
async function speakEnglish(context: BrowserContext, studio: string) {
  await context.addInitScript((port) => {
    const isChosen = location.port !== port || localStorage.getItem('staff-language') !== null;
    if (!isChosen) localStorage.setItem('staff-language', 'en');
  }, new URL(studio).port);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  restoresContent: [true, { option: true }],
  // First in the list, so that its teardown runs after all pages have been closed.
  restoration: [
    async ({ restoresContent, seeded }, use) => {
      await use(null);
      if (restoresContent) await seeded.restore();
    },
    { auto: true },
  ],
  tag: async ({}, use, { testId, retry }) => {
    await use(createHash('sha256').update(`${testId} ${retry}`).digest('hex').slice(0, 8));
  },
  // An object, because Playwright takes a list for a fixture with options.
  expectedProblems: [{ patterns: [] }, { option: true }],
  studios: async ({ studio }, use) => {
    await use(new Set([studio]));
  },
  problems: [
    async ({ context, expectedProblems, studios }, use) => {
      const problems = await collectProblems(context, studios);
      await use(problems);
      expect(compare(problems, expectedProblems.patterns), 'problems the browser reported').toEqual([]);
    },
    { auto: true },
  ],
  hasDeclined: [true, { option: true }],
  hasClosedPopup: [true, { option: true }],
  habits: [
    async ({ context, hasDeclined, hasClosedPopup, studio }, use) => {
      const choices = { preferences: false, statistics: false, marketing: false };
      const choice = {
        proof: '00000000-0000-4000-8000-000000000000',
        version: cookieSettings.textVersion,
        choices,
        isProven: true,
      };
      if (hasDeclined) await keep(context, 'localStorage', 'consent', choice);
      if (hasClosedPopup) await keep(context, 'sessionStorage', 'popup-closed', 1);
      await speakEnglish(context, studio);
      await use(null);
    },
    { auto: true },
  ],
  studio: [addresses.studio, { option: true, scope: 'worker' }],
  content: [
    async ({}, use) => {
      await use(
        createClient({
          projectId: environment.SANITY_PROJECT_ID ?? '',
          dataset: environment.SANITY_DATASET ?? '',
          apiHost: environment.SANITY_API_HOST ?? '',
          token: environment.SANITY_API_TOKEN ?? '',
          apiVersion: '2025-02-19',
          perspective: 'raw',
          useProjectHostname: false,
          useCdn: false,
        }),
      );
    },
    { scope: 'worker' },
  ],
  seeded: [
    async ({ content }, use) => {
      await use(seededContent(content, addresses));
    },
    { scope: 'worker' },
  ],
});

/**
 * Call at the top of a file whose tests read the same documents: `store` runs once, and the content is restored after
 * the last test. `isShown` recognizes in the HTML of `path` that the site has the documents.
 */
export function shareContent(
  store: (content: SanityClient) => Promise<unknown>,
  isShown: (html: string) => boolean,
  path: string,
): void {
  test.describe.configure({ mode: 'default' });
  test.use({ restoresContent: false });
  test.beforeAll(async ({ content }) => {
    await store(content);
    await expect.poll(async () => isShown(await (await fetch(`${addresses.site}${path}`)).text())).toBe(true);
  });
  test.afterAll(async ({ seeded }) => {
    await seeded.restore();
  });
}

/** Checks a page as it is, or the part below a selector, against WCAG 2.2 AA and axe's best practices. */
export async function findAxeViolations(page: Page, part = ':root'): Promise<string[]> {
  // Three times as fast: without frames no second page has to gather results, and selectors of passes are not read.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(part).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')}) on ${page.url()}`),
  );
}

export async function expectNoAxeViolations(page: Page, part = ':root'): Promise<void> {
  expect(await findAxeViolations(page, part), `axe on ${page.url()}`).toEqual([]);
}

/** Call at the top of a describe block or file to turn reduced motion off, which is on by default. */
export function withMotion(): void {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
}

/** Call at the top of a describe block or file to run its pages without any script. */
export function withoutJavaScript(): void {
  test.use({ javaScriptEnabled: false });
}

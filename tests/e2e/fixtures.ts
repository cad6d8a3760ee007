import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createClient, type SanityClient } from '@sanity/client';
import { e2eSettings } from '../../scripts/e2e-settings.ts';
import { collectProblems } from './problems.ts';

export { expect };

export const { addresses, environment } = e2eSettings();

type Fixtures = {
  /** What this test provokes on purpose: problems that match are dropped, each pattern must match at least once. */
  expectedProblems: { patterns: readonly RegExp[] };
  problems: string[];
};

type WorkerFixtures = {
  /** Reads and writes content as an editor's script would, for arranging and for looking. */
  content: SanityClient;
};

function compare(problems: readonly string[], expected: readonly RegExp[]): string[] {
  const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
  const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  return [
    ...unexpected,
    ...missing.map((pattern) => `expected a problem like ${pattern.source}, but there was none`),
  ];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // An object, since a list would be taken for a fixture with its options.
  expectedProblems: [{ patterns: [] }, { option: true }],
  problems: [
    async ({ context, expectedProblems }, use) => {
      const problems = await collectProblems(context, addresses.studio);
      await use(problems);
      expect(compare(problems, expectedProblems.patterns), 'problems the browser reported').toEqual([]);
    },
    { auto: true },
  ],
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
});

/** The whole page, in its present state, against WCAG 2.2 AA and the checks axe calls best practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const readable = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(readable, `axe on ${page.url()}`).toEqual([]);
}

/** Call at the top of a describe block or file: its pages run no script at all. */
export function withoutJavaScript(): void {
  test.use({ javaScriptEnabled: false });
}

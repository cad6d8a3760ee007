import { cookies } from '../../../seed/starter/singletons/cookies.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { recordFigure } from '../support/figures.ts';
import { journeys } from '../support/journeys.ts';
import { otherPaths, storedPaths } from '../support/public-paths.ts';
import { questionTitle, seededText, storedNames } from '../support/visitor.ts';

test.use({ hasDeclined: false, expectedProblems: { patterns: [/status of 404 .*\/nowhere\//] } });

/** Names that the list of cookies calls necessary. */
const needed = cookies.filter(({ category }) => category === 'necessary').map(({ name }) => name);

for (const { language } of journeys) {
  for (const choice of ['before a choice', 'after declining'] as const) {
    test(`${choice} no page asks another host for anything or keeps what is not needed: ${language}`, async ({
      page,
      content,
    }) => {
      test.setTimeout(600_000);
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== addresses.site) foreign.push(request.url());
      });
      if (choice === 'after declining') {
        await page.goto(`/${language}/`);
        const question = page.getByRole('dialog', { name: questionTitle(language) });
        await question.getByRole('button', { name: seededText('consent.decline', language) }).click();
        await expect(question).toBeHidden();
      }
      const paths = [...(await storedPaths(content, language, 'one of each kind')), ...otherPaths(language)];
      for (const path of paths) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.mouse.wheel(0, 20_000);
      }
      const kept = await storedNames(page);
      const needless = kept.filter((name) => !needed.includes(name));
      recordFigure(`18 pages without consent: ${language}, ${choice}`, {
        pages: paths.length,
        'third-party requests': foreign.length,
        kept: kept.join(', '),
        'kept without need': needless.length,
      });
      expect(foreign).toEqual([]);
      expect(needless).toEqual([]);
    });
  }
}

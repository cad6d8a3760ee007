import { HtmlValidate } from 'html-validate';
import { about } from '../../../seed/sample/pages/about.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { journeys } from '../support/journeys.ts';
import { otherPaths, storedPaths } from '../support/public-paths.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installTool } from '../../../scripts/process/install-tool.ts';

type Message = { type: string; url?: string; message: string; extract?: string };

/** The Nu Html Checker of the W3C, or in words why it cannot run on this machine. */
function prepareHtmlChecker(): { jar: string } | { missing: string } {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    return { missing: 'Java is not installed' };
  return { jar: path.join(installTool('scripts/verify/html-checker'), 'build', 'dist', 'vnu.jar') };
}

/** The standard permits `blocking` on a link of `rel="expect"` too, which the checker does not know yet. */
const unknown =
  /“blocking” attribute must have a “rel” attribute.*<link rel="expect" href="#top-end" blocking="render"/s;

/** The errors in pages, each with the name of its page. */
function findHtmlErrors(jar: string, pages: ReadonlyMap<string, string>): string[] {
  const place = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    const names = new Map(
      [...pages].map(([name, html], index) => {
        const file = path.join(place, `${String(index)}.html`);
        writeFileSync(file, html);
        return [file, name];
      }),
    );
    const { stderr } = spawnSync(
      'java',
      ['-Xss2m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', ...names.keys()],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    return messages
      .map(({ url = '', message, extract = '' }) => {
        const file = url.replace(/^file:/, '');
        return `${names.get(file) ?? url}: ${message} ${extract}`.trim();
      })
      .filter((error) => !unknown.test(error));
  } finally {
    rmSync(place, { recursive: true });
  }
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test('every kind of page is valid HTML, and every part of the style guide in each language', async ({
  content,
}) => {
  if (isWhole) test.setTimeout(600_000);
  const found: string[] = [];
  const pages = new Map<string, string>();
  const validate = async (path: string, language: string) => {
    const response = await fetch(`${addresses.site}${path}`, { headers: { 'Accept-Language': language } });
    expect(response.headers.get('content-type'), path).toContain('text/html');
    const html = await response.text();
    pages.set(`${path} (${language})`, html);
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${path} ${ruleId}: ${message} (${selector ?? ''})`);
  };
  for (const [turn, { language }] of journeys.entries()) {
    const stored = await storedPaths(content, language, isWhole ? 'all' : 'one of each kind');
    const aboutPath = about.path?.find((item) => item.language === language)?.value ?? '';
    expect(stored).toContain(`/${language}${aboutPath}`);
    const all = [...stored, ...otherPaths(language)];
    // A short run checks each page in one language.
    const chosen = isWhole ? all : all.filter((_, index) => index % journeys.length === turn);
    for (const path of ['/style-guide/', ...chosen]) await validate(path, language);
  }
  expect(found).toEqual([]);
  recordFigure('html-validate', { pages: pages.size, errors: found.length });
  if (!isWhole) return;
  const checker = prepareHtmlChecker();
  const errors = 'jar' in checker ? findHtmlErrors(checker.jar, pages) : [];
  expect(errors).toEqual([]);
  recordFigure(
    'vnu',
    'jar' in checker ? { pages: pages.size, errors: errors.length } : { 'not measured': checker.missing },
  );
});

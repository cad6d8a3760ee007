import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installTool } from '../../../scripts/process/install-tool.ts';

type Message = { type: string; url?: string; message: string; extract?: string };

/** The Nu Html Checker of the W3C, or in words why it cannot run on this machine. */
export function prepareHtmlChecker(): { jar: string } | { missing: string } {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    return { missing: 'Java is not installed' };
  return { jar: path.join(installTool('scripts/verify/html-checker'), 'build', 'dist', 'vnu.jar') };
}

/** The standard permits `blocking` on a link of `rel="expect"` too, which the checker does not know yet. */
const unknown =
  /“blocking” attribute must have a “rel” attribute.*<link rel="expect" href="#opening-end" blocking="render"/s;

/** The errors in pages, each with the name of its page. */
export function findHtmlErrors(jar: string, pages: ReadonlyMap<string, string>): string[] {
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

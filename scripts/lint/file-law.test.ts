import { RuleTester } from 'oxlint/plugins-dev';
import { test } from 'vitest';
import { fileLaw } from './file-law.ts';

const tester = new RuleTester();
const errors = 1;
const web = 'web/app/forms/posting.ts';

test('a path into another room is refused in every form it can take, and others pass', () => {
  tester.run('file-law', fileLaw, {
    invalid: [
      { filename: web, code: "join(import.meta.dirname, '..', '..', '..', 'seed', 'texts', name)", errors },
      { filename: web, code: "path.resolve(import.meta.dirname, '../../../seed/texts')", errors },
      { filename: web, code: "new URL('../../../studio/env.ts', import.meta.url)", errors },
      { filename: web, code: 'const here = `${import.meta.dirname}/../../../lake/main.ts`', errors },
      { filename: web, code: "readFileSync('seed/texts/nl.json', 'utf8')", errors },
      {
        filename: 'seed/texts/unused.ts',
        code: "const root = join(import.meta.dirname, '..', '..'); readdirSync(join(root, 'web', 'app'))",
        errors,
      },
      {
        filename: 'seed/pictures/picture-file.ts',
        code: "const room = new URL('../..', import.meta.url); readFile(new URL('web/app/data.json', room))",
        errors,
      },
    ],
    valid: [
      { filename: web, code: "join(import.meta.dirname, '..', 'mail', name)" },
      { filename: web, code: "readFileSync('notes/a.txt')" },
      { filename: web, code: "join(folder, 'seed', 'texts')" },
      { filename: web, code: "new URL('/seed/', request.url)" },
      {
        filename: 'seed/main.ts',
        code: "readFileSync(join(import.meta.dirname, '../schemas/languages.ts'))",
      },
      { filename: 'scripts/start.ts', code: "join(import.meta.dirname, '..', 'web', 'serve.ts')" },
      { filename: 'tests/e2e/support/build.ts', code: "join(import.meta.dirname, '../../../web/build')" },
    ],
  });
});

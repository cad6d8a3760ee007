import { execFileSync } from 'node:child_process';
import type { Step } from '../process/steps.ts';
import { root } from '../settings/settings.ts';
import { format, lint, types, unitTests } from './checks.ts';

function listFiles(...words: string[]): string[] {
  return execFileSync('git', [...words, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
}

/** Checks what differs from a commit, files that git does not know yet included, and what imports it. */
export function checksOfChanged(since: string): Step[] {
  const files = [
    ...listFiles('diff', '--name-only', '--relative', '--diff-filter=d', since),
    ...listFiles('ls-files', '--others', '--exclude-standard'),
  ];
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  return [
    { ...unitTests, args: [...unitTests.args, '--changed', since, '--passWithNoTests'] },
    types,
    // Without a file the linter would read all.
    ...(code.length > 0 ? [{ ...lint, args: ['--no-error-on-unmatched-pattern', ...code] }] : []),
    ...(files.length > 0 ? [{ ...format, args: [...format.args, ...files] }] : []),
  ];
}

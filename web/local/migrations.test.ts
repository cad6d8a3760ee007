import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../migrations');

/** Statements that an older version can bear while it runs (rule in docs/deployment.md). A column that must be filled needs a default. */
const removal = /^\s*DROP TABLE|\bDROP COLUMN\b|\bRENAME\b|\bADD\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i;

/** Older than the first release, or of something that no version before them uses any more. */
const allowed = [
  '0006_fallback-and-previews.sql',
  '0015_property-counts.sql',
  '0018_property-views.sql',
  '0028_live-properties-only.sql',
];

test('a migration removes nothing that the version before it uses', () => {
  const removing = globSync('*.sql', { cwd: folder })
    .filter((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('--> statement-breakpoint')
        .some((statement) => removal.test(statement)),
    )
    .toSorted();
  expect(removing).toEqual(allowed);
});

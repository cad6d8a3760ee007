import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { formIds } from 'schemas/form-ids.ts';
import { dumpDatabase } from '../support/database.ts';
import { recordFigure } from '../support/figures.ts';
import { addresses, environment, expect, test } from '../support/fixtures.ts';
import { runLeadCommand } from '../support/lead-command.ts';
import { fillInForms, sendForm, thankedFor } from './form-posts.ts';
import { emailOf } from './form-values.ts';
import { findForms } from './shown-forms.ts';

type Exported = Record<'submissions' | 'alerts' | 'subscriptions', readonly { form?: string }[]>;

/** The number of files that visitors sent and the site still has. */
function storedFiles(): number {
  const folder = path.join(environment.SITE_DATA_DIR ?? '', 'r2');
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => path.basename(path.dirname(name)) === 'blobs').length;
}

test('what a person sent through every form is exported whole and erased without a trace', async ({
  page,
  tag,
}) => {
  test.slow();
  const shown = await findForms(page, addresses.site);
  const mark = `Vergeet ${tag}`;
  const before = storedFiles();
  const filled = await fillInForms(
    addresses.site,
    shown,
    shown.map(() => mark),
  );
  for (const form of filled) expect(await sendForm(addresses.site, form)).toBe(thankedFor(form.form));
  expect(storedFiles()).toBe(before + 1);
  expect(dumpDatabase()).toContain(mark);

  const exported = JSON.parse(await runLeadCommand('export', emailOf(mark))) as Exported;
  expect(exported.submissions.map(({ form }) => form).sort()).toEqual([...formIds].sort());
  expect(exported.alerts).toHaveLength(1);
  expect(exported.subscriptions).toHaveLength(1);

  const erased = await runLeadCommand('erase', emailOf(mark));
  expect(erased).toContain(`submissions ${formIds.length}`);
  const traces = [mark, emailOf(mark)].filter((trace) => dumpDatabase().includes(trace));
  expect(traces).toEqual([]);
  await expect.poll(storedFiles).toBe(before);
  recordFigure('19 export and erase', {
    'kinds of form': formIds.length,
    exported: exported.submissions.length,
    'traces after erasing': traces.length,
    'files left': storedFiles() - before,
  });
});

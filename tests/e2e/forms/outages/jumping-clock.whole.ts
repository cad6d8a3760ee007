import { readDatabaseIn } from '../../support/database.ts';
import { recordFigure } from '../../support/figures.ts';
import { addresses, expect } from '../../support/fixtures.ts';
import { type OwnStack, test } from '../../support/own-stack.ts';
import { fillInForms, marksOf, sendForm, thankedFor } from '../form-posts.ts';
import { formsIn } from '../shown-forms.ts';
import { findBrokenPages } from './whole-pages.ts';

const times = [
  '2026-03-02T09:00:00Z',
  '2099-03-02T09:00:00Z',
  '2025-12-02T09:00:00Z',
  '2026-03-02T09:05:00Z',
];
const sentAtEach = 3;

const countStored = ({ siteFolder }: OwnStack) =>
  Number(readDatabaseIn(siteFolder, 'select count(*) as number from submissions')[0]?.['number']);

test('a clock that jumps decades ahead, back, and behind deletes no submission and stops no form', async ({
  own,
  page,
}) => {
  test.slow();
  for (const [index, time] of times.entries()) {
    const bindings = { TEST_CLOCK: time, TEST_CLIENT_ADDRESS_HEADER: 'X-Test-Client' };
    await own.startSite({
      SANITY_API_HOST: addresses.lake,
      MAIL_SMTP_URL: '',
      SITE_TEST_BINDINGS: JSON.stringify(bindings),
    });
    if (time.startsWith('2099'))
      await expect.poll(() => own.log.some((line) => line.includes('Nothing was purged'))).toBe(true);
    expect(await findBrokenPages(own.site)).toEqual([]);
    const contact = await (await fetch(`${own.site}/nl/contact/`)).text();
    const shown = await formsIn(page, contact, '/nl/contact/');
    for (const form of await fillInForms(own.site, shown, marksOf(time, sentAtEach)))
      expect(await sendForm(own.site, form), time).toBe(thankedFor(form.form));
    expect(countStored(own)).toBe((index + 1) * sentAtEach);
    await own.killSite();
  }
  recordFigure('clock jumps', {
    jumps: times.length - 1,
    'submissions lost': times.length * sentAtEach - countStored(own),
  });
});

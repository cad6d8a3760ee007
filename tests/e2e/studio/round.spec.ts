import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { readDatabase, writeDatabase } from '../support/database.ts';
import { expectNoOverflow, seededText } from '../support/visitor.ts';

const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'en');

/** Books a visit of this morning, which the form would no longer take. */
function bookThisMorning(id: string, name: string): void {
  const startsAt = Date.parse('2026-03-02T08:00:00Z');
  const values = {
    firstName: 'An',
    lastName: name,
    email: `${id}@example.com`,
    phone: '0470000000',
    way: 'property',
  };
  writeDatabase(
    `insert into submissions (id, form, language, "values", context, contentHash, createdAt)
     values (?, 'contact-appointment', 'nl', ?, '{"page":"/nl/"}', ?, ?)`,
    id,
    JSON.stringify(values),
    id,
    startsAt,
  );
  writeDatabase(
    `insert into visits (submissionId, propertyId, brokerId, startsAt, endsAt) values (?, '2101', '', ?, ?)`,
    id,
    startsAt,
    startsAt + 1_800_000,
  );
}

// A report that meets no network is tried again.
test.use({ expectedProblems: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`a broker takes the day’s visits along on ${device}, and what is noted without network is sent once`, async ({
    page,
    context,
    tag,
  }) => {
    test.slow();
    bookThisMorning(tag, `Bezoeker ${tag}`);
    await page.goto(`${addresses.studio}/visits`);
    await page.getByRole('button', { name: 'Take today’s visits along' }).press('Enter');
    const link = page.getByRole('link', { name: 'Open on this device' });
    const href = (await link.getAttribute('href')) ?? '';
    await page.setViewportSize(viewport);
    await page.goto(href);
    await expect(page).toHaveURL('/en/round/');
    const visit = page.getByRole('listitem').filter({ hasText: `Bezoeker ${tag}` });
    await expect(visit).toContainText('0470 00 00 00');
    await page.getByRole('button', { name: word('takeAlong.take') }).click();
    await expect(page.getByText(/visits: \d+ \(\d+\.?\d* MB\)/)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, [320, viewport.width]);

    await context.setOffline(true);
    await page.reload();
    await visit.getByText(word('round.came')).click();
    await visit.getByLabel(word('round.reaction')).selectOption({ index: 1 });
    await visit.getByLabel(word('round.note')).fill('Wil terugkomen');
    await visit.getByRole('button', { name: word('round.send') }).click();
    await expect(visit.getByRole('status')).toHaveText(word('round.waiting'));
    await page.reload();
    await expect(visit.getByLabel(word('round.note'))).toHaveValue('Wil terugkomen');
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(visit.getByRole('status')).toHaveText(word('round.sent'));
    const reactions = () =>
      readDatabase(`select content from staff_records where content like ?`, `%${tag.toUpperCase()}%`);
    expect(readDatabase('select state, note from visits where submissionId = ?', tag)).toEqual([
      { state: 'came', note: 'Wil terugkomen' },
    ]);
    expect(reactions()).toHaveLength(1);
    await page.reload();
    await expect(visit.getByLabel(word('round.note'))).toHaveValue('Wil terugkomen');
    expect(reactions()).toHaveLength(1);

    await page.getByRole('button', { name: word('takeAlong.clear') }).click();
    await expect(page.getByText(word('round.cleared'))).toBeVisible();
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);

    // A link opens once.
    await context.clearCookies();
    await page.goto(href);
    await expect(page.getByRole('heading', { name: word('round.ended') })).toBeVisible();
    await expect(visit).toHaveCount(0);
  });

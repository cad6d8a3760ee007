import { expect, test } from 'vitest';
import { countAboutProperty } from '../../consent/statistics/counts.server.ts';
import { propertyViews } from '../../consent/consent-tables.server.ts';
import { deleteOwner } from '../owners/owner-data.server.ts';
import { setMonthlyMail } from './monthly-mails.server.ts';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import { owners } from '../owners/owner-tables.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { databaseWith } from '../records/agency-data.test-data.ts';
import { signedIn } from '../signed-in.test-data.ts';
import { daysUntil } from '../statistics/periods.ts';
import { runMonthlyMails } from './monthly-mail.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const joined = new Date('2026-10-02T09:00:00Z');
const firstOfDecember = new Date('2026-12-01T08:00:00Z');

/** An owner who signed in weeks ago, on the first of December. */
async function owner(given: Parameters<typeof signedIn>[0] = {}) {
  const { owner, platform, context } = await signedIn({ now: joined, ...given });
  const { database } = platform;
  const run = (now = firstOfDecember) =>
    runMonthlyMails({ ...platform, clock: () => now }, () => Promise.resolve(context.site));
  const mails = async () => (await database.select().from(outbox)).map(({ message }) => message);
  return { owner, database, run, mails };
}

test('[2.45] the monthly mail tells the views of the month, their sources, visits, counts and the next step', async () => {
  const { database, run, mails } = await owner({
    propertyIds: ['2101'],
    database: await databaseWith({
      PropertyID: 2101,
      NextStep: { Date: '2026-12-04', Text: 'Wij ontvangen het bodemattest.' },
    }),
  });
  const counted = [
    ['2026-10-31', 'list', 2],
    ['2026-11-01', 'list', 3],
    ['2026-11-30', 'search-engine', 4],
    ['2026-11-30', 'favourite', 1],
    ['2026-12-01', 'direct', 1],
  ] as const;
  for (const [day, kind, times] of counted)
    for (let time = 0; time < times; time += 1)
      await countAboutProperty(database, { propertyId: '2101', day, kind });
  expect(await run()).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Uw maandoverzicht: november 2026');
  expect(mail?.text).toContain('Dag An Peeters,');
  expect(mail?.text).toContain('Bekeken in november 2026: 7 (oktober 2026: 2)');
  expect(mail?.text).toContain('Totaal:\n10\nSinds 31 oktober 2026');
  expect(mail?.text).toContain(
    'laatste 30 dagen:\n4 (80\u00a0%) · Zoekmachines\n1 (20\u00a0%) · Rechtstreeks',
  );
  expect(mail?.text).toContain('Stand van zaken:\n2 · Bezoeken geweest\n0 · Bezoeken gepland');
  expect(mail?.text).toContain('Interesse, laatste 30 dagen:\n1 · Bewaard als favoriet (1 in totaal)');
  expect(mail?.text).toContain('De volgende stap:\nvrijdag 4 december\nWij ontvangen het bodemattest.');
  expect(mail?.text).toContain('/nl/eigenaars/statistieken/');
  expect(mail?.html).toContain('<dd');
});

test('the mail compares a new property with similar ones from its first day on', async () => {
  const { database, run, mails } = await owner({ propertyIds: ['2101'] });
  const likes = await sampleCatalogue.similar({ id: '2101', language: 'nl', limit: 12 });
  const on = (propertyId: string, day: string, count: number) => ({ propertyId, day, count });
  await database
    .insert(propertyViews)
    .values([
      ...daysUntil('2026-12-01', 12).map((day) => on('2101', day, 40)),
      ...likes.flatMap(({ id }) => daysUntil('2026-12-01', 30).map((day) => on(id, day, 10))),
    ]);
  await run();
  expect((await mails())[0]?.text).toContain(
    'Sinds 20 november 2026: 300\u00a0% meer dan vergelijkbare panden uit ons aanbod.',
  );
});

test('an owner reads the mail in the language of their account, and can stop it with one click', async () => {
  const { run, mails } = await owner({ language: 'fr' });
  await run();
  const [mail] = await mails();
  expect(mail?.subject).toBe('Votre bilan mensuel\u00a0: novembre 2026');
  expect(mail?.html).toContain('<html lang="fr-BE">');
  const stop = mail?.headers?.['List-Unsubscribe'] ?? '';
  expect(stop).toMatch(/^<https:\/\/huisenhaard.example\/fr\/proprietaires\/mail\/[\w.-]+\/>$/);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(`Ne plus recevoir ce bilan\n${stop.slice(1, -1)}`);
});

test('words of a broker in another language than the mail are marked as such, and their day is not', async () => {
  const step = { PropertyID: 2101, NextStep: { Date: '2026-12-04', Text: 'Wij ontvangen het bodemattest.' } };
  for (const [language, told] of [
    ['nl', 'vrijdag 4 december\n<span>Wij ontvangen het bodemattest.</span>'],
    ['fr', 'vendredi 4 décembre\n<span lang="nl-BE">Wij ontvangen het bodemattest.</span>'],
  ] as const) {
    const database = await databaseWith(step);
    const { run, mails } = await owner({ propertyIds: ['2101'], language, database });
    await run();
    expect((await mails())[0]?.html).toContain(told);
  }
});

test('an owner whose language the site gave up reads the mail in the first one', async () => {
  const { database, run, mails } = await owner();
  await database.update(owners).set({ language: 'de' });
  await run();
  expect((await mails())[0]?.subject).toBe('Uw maandoverzicht: november 2026');
});

test('a mail is written once for an owner and a month, however often and from however many sites it runs', async () => {
  const { owner: mailed, run, mails } = await owner();
  expect((await Promise.all([run(), run(), run()])).toSorted()).toEqual([0, 0, 1]);
  expect(await run(new Date('2026-12-03T08:00:00Z'))).toBe(0);
  expect(await run(new Date('2026-12-20T08:00:00Z'))).toBe(0);
  expect(await run(new Date('2027-01-01T08:00:00Z'))).toBe(1);
  expect((await mails()).map(({ messageId }) => messageId)).toEqual([
    `<${mailed.id}-2026-11-monthly.owner@huisenhaard.example>`,
    `<${mailed.id}-2026-12-monthly.owner@huisenhaard.example>`,
  ]);
});

test('no mail goes to an owner who never signed in, came after the month, was revoked, has no property or stopped it', async () => {
  const never = await owner();
  await never.database.update(owners).set({ signedInAt: null });
  const late = await owner();
  await late.database.update(owners).set({ createdAt: new Date('2026-11-30T23:00:00Z') });
  const revoked = await owner();
  await revoked.database.update(owners).set({ revokedAt: joined });
  const without = await owner();
  await without.database.delete(ownerProperties);
  const gone = await owner({ propertyIds: ['9999'] });
  const stopped = await owner();
  await setMonthlyMail(stopped.database, stopped.owner.id, false);
  for (const { run, mails } of [never, late, revoked, without, gone, stopped])
    expect([await run(), await mails()]).toEqual([0, []]);
});

test('stopping takes back a mail that waits, and leaves one that was sent', async () => {
  const { owner: mailed, database, run, mails } = await owner();
  await run();
  await database.update(outbox).set({ sentAt: firstOfDecember });
  await run(new Date('2027-01-01T08:00:00Z'));
  await setMonthlyMail(database, mailed.id, false);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Uw maandoverzicht: november 2026']);
  await setMonthlyMail(database, mailed.id, true);
  expect(await run(new Date('2027-02-01T08:00:00Z'))).toBe(1);
});

test('each owner reads of their own properties only, those that they own together in both mails', async () => {
  const { database, run, mails } = await owner({ propertyIds: ['2101', '2136'] });
  await signedIn({ database, now: joined, email: 'jo@example.com', propertyIds: ['2102', '2136'] });
  expect(await run()).toBe(2);
  const shown = await sampleCatalogue.summaries(['2101', '2102', '2136'], 'nl');
  const told = (await mails()).map(({ to: [address], text }) => [
    address,
    shown.filter(({ title }) => text.includes(`\n${title}, `)).map(({ id }) => id),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    'an@example.com': ['2101', '2136'],
    'jo@example.com': ['2102', '2136'],
  });
});

test('a mail that waits goes with its owner', async () => {
  const { owner: removed, database, run, mails } = await owner();
  await run();
  await deleteOwner(database, removed.id, { staffName: 'Hanne', now: firstOfDecember });
  expect(await mails()).toEqual([]);
});

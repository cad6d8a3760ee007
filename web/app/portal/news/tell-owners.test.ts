import { eq } from 'drizzle-orm';
import type { StaffRecordContent } from 'schemas/staff-record.ts';
import { expect, test } from 'vitest';
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import { ownerProperties, ownerRecords } from '../../properties/owner-records/owner-record-tables.server.ts';
import { changeOwner } from '../../staff/owners/change-owner.server.ts';
import { deleteOwner } from '../owners/owner-data.server.ts';
import { ownerNews, owners } from '../owners/owner-tables.server.ts';
import { databaseWith, recordTime } from '../records/agency-data.test-data.ts';
import { addStaffRecord } from '../records/staff-records.server.ts';
import { signedIn } from '../signed-in.test-data.ts';
import { chooseNews } from './told-news.server.ts';
import { runOwnerNews } from './tell-owners.server.ts';

const hour = 60 * 60_000;
const later = (hours: number) => new Date(recordTime.getTime() + hours * hour);

const next = { ID: 2, Start: '2026-11-25T16:30' };
const record = { PropertyID: 2101, Visits: [next], Documents: [] };

const offer = {
  kind: 'offer',
  amount: 380_000,
  conditions: 'Onder voorbehoud van een lening.',
  until: '2026-11-30',
  state: 'open',
} as const satisfies StaffRecordContent;

/** An owner who was looked at once, and a way to change what is true of the home. */
async function told(given: Parameters<typeof signedIn>[0] = {}) {
  const { owner, platform, context } = await signedIn({
    propertyIds: ['2101'],
    now: recordTime,
    database: await databaseWith(record),
    ...given,
  });
  const { database } = platform;
  const run = (now = recordTime) =>
    runOwnerNews({ ...platform, clock: () => now }, () => Promise.resolve(context.site));
  const mails = async () =>
    (await database.select().from(outbox).orderBy(outbox.id)).map(({ message }) => message);
  const subjects = async () => (await mails()).map(({ subject }) => subject).toSorted();
  const bring = (fields: Partial<OwnerRecord>) =>
    database.update(ownerRecords).set({
      record: {
        ...(record as object),
        ...fields,
        Weeks: [],
        Communications: [],
        OnlineMedia: [],
        History: [],
      },
    });
  const write = (content: StaffRecordContent, createdAt = recordTime) =>
    addStaffRecord(database, { propertyId: '2101', language: 'nl', content, staffName: 'Hanne', createdAt });
  await run();
  return { owner, database, run, mails, subjects, bring, write };
}

test('nothing of before is mailed, then each piece of news once, however often and from however many sites it runs', async () => {
  const { run, mails, subjects, bring, write } = await told();
  expect(await subjects()).toEqual([]);
  await bring({
    Visits: [next, { ID: 3, Start: '2026-11-28T10:00' }],
    Documents: [{ Kind: 'plan', State: 'needed', Date: '2026-12-10' }],
  });
  await write(offer);
  await Promise.all([run(), run(), run()]);
  await run(later(1));
  expect(await subjects()).toEqual([
    'Document nodig of toegevoegd: Kalkovenstraat 18',
    'Nieuw bezoek gepland: Kalkovenstraat 18',
    'Nieuws over een bod: Kalkovenstraat 18',
  ]);
  const text = (await mails()).map((mail) => mail.text).join('\n');
  expect(text).toContain('zaterdag 28 november, 10:00: Gepland');
  expect(text).toContain('Nog nodig van u, tegen 10 december 2026');
  expect(text).toMatch(/380.000:\nBod ontvangen · Geldig tot en met 30 november 2026\nOnder voorbehoud/);
  expect(text).toContain('/nl/eigenaars/biedingen/?property=2101');
});

test('a visit is told as it is moved, called off, over and reacted to, and not over while it may still go on', async () => {
  const { run, mails, bring } = await told();
  const steps: [Partial<OwnerRecord>, Date, string | undefined][] = [
    [
      { Visits: [{ ...next, Start: '2026-11-26T11:00' }] },
      recordTime,
      'Verplaatst, eerst woensdag 25 november, 16:30',
    ],
    [{}, new Date('2026-11-26T11:00:00Z'), undefined],
    [{}, new Date('2026-11-26T12:30:00Z'), 'De reactie volgt nog'],
    [
      {
        Visits: [{ ...next, Start: '2026-11-26T11:00', Reaction: 'interested', Comment: 'Ze komen terug.' }],
      },
      new Date('2026-11-26T13:00:00Z'),
      'Ze komen terug.',
    ],
    [{ Visits: [{ ID: 4, Start: '2026-12-01T10:00' }] }, new Date('2026-11-27T13:00:00Z'), 'Gepland'],
    [
      { Visits: [{ ID: 4, Start: '2026-12-01T10:00', Cancelled: true }] },
      new Date('2026-11-27T14:00:00Z'),
      'Afgezegd',
    ],
  ];
  const seen = new Set<string>();
  for (const [fields, now, words] of steps) {
    if (fields.Visits) await bring(fields);
    await run(now);
    const fresh = (await mails()).filter(({ messageId }) => !seen.has(messageId));
    expect(fresh).toHaveLength(words === undefined ? 0 : 1);
    if (words !== undefined) expect(fresh[0]?.text).toContain(words);
    for (const { messageId } of fresh) seen.add(messageId);
  }
});

test('a document is asked for again when its day is near, and not once its owner has sent it', async () => {
  const { run, subjects, bring } = await told();
  await bring({ Documents: [{ Kind: 'plan', State: 'needed', Date: '2026-12-10' }] });
  for (const [now, sent] of [
    [recordTime, 1],
    [later(24), 1],
    [new Date('2026-12-07T09:00:00Z'), 2],
  ] as const) {
    await run(now);
    const papers = (await subjects()).filter((subject) => subject.startsWith('Document'));
    expect(papers).toHaveLength(sent);
  }
});

test('an owner reads in their language, and every mail stops its own kind with one click', async () => {
  const { run, mails, write } = await told({ language: 'fr' });
  await write(offer);
  await run();
  const [mail] = await mails();
  expect(mail?.subject).toBe('Du nouveau sur une offre\u00a0: Kalkovenstraat 18');
  expect(mail?.html).toContain('<html lang="fr-BE">');
  expect(mail?.html).toContain('<span lang="nl-BE">Onder voorbehoud van een lening.</span>');
  const stop = mail?.headers?.['List-Unsubscribe'] ?? '';
  expect(stop).toMatch(/^<https:\/\/huisenhaard.example\/fr\/proprietaires\/mail\/[\w.-]+\/>$/);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(
    `Ne plus recevoir ces e-mails (Du nouveau sur une offre)\n${stop.slice(1, -1)}`,
  );
});

test('a digest tells a day in one mail in the evening, and only what is still so', async () => {
  const { owner, database, run, mails, bring, write } = await told();
  await chooseNews(database, owner.id, { stopped: ['paper'], wantsDigest: true });
  await bring({
    Visits: [next, { ID: 3, Start: '2026-11-28T10:00' }],
    Documents: [{ Kind: 'plan', State: 'needed' }],
  });
  await write(offer);
  await run(new Date('2026-11-20T16:59:00Z'));
  expect(await mails()).toEqual([]);
  await run(new Date('2026-11-20T17:00:00Z'));
  await write({ ...offer, amount: 390_000 });
  await run(new Date('2026-11-20T19:00:00Z'));
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual(['Uw dagoverzicht: Kalkovenstraat 18', []]);
  expect(mail?.text).toContain('Gepland');
  expect(mail?.text).toContain('Bod ontvangen');
  expect(mail?.text).not.toContain('Nog nodig');
});

test('nobody is told of a home that is not theirs, at an address never used, without access or of a stopped kind', async () => {
  const cases: Record<string, (given: Awaited<ReturnType<typeof told>>) => Promise<unknown>> = {
    unconfirmed: ({ database }) => database.update(owners).set({ signedInAt: null }),
    revoked: ({ database }) => database.update(owners).set({ revokedAt: recordTime }),
    'of another home': ({ database }) => database.update(ownerProperties).set({ propertyId: '2102' }),
    stopped: ({ database, owner }) => chooseNews(database, owner.id, { stopped: ['offer'] }),
  };
  for (const [name, change] of Object.entries(cases)) {
    const given = await told();
    await change(given);
    await given.write(offer);
    await given.run();
    expect([name, await given.subjects()]).toEqual([name, []]);
  }
});

test('a mail that waits is taken back with its kind, its home, its address and its owner', async () => {
  const author = { staffName: 'Hanne', now: recordTime, mailsOfAddress: () => [] };
  type Told = Awaited<ReturnType<typeof told>>;
  const edit = async ({ database, owner }: Told, change: Parameters<typeof changeOwner>[2]) => {
    const [stored] = await database.select().from(owners).where(eq(owners.id, owner.id));
    if (stored) await changeOwner(database, { ...stored, properties: ['2101'] }, change, author);
  };
  const ends: Record<string, (given: Told) => Promise<unknown>> = {
    kind: ({ database, owner }) => chooseNews(database, owner.id, { stopped: ['offer'] }),
    home: (given) => edit(given, { removeProperty: '2101' }),
    address: (given) => edit(given, { email: 'new@example.com' }),
    owner: ({ database, owner }) => deleteOwner(database, owner.id, author),
  };
  for (const [name, end] of Object.entries(ends)) {
    const given = await told();
    await given.write(offer);
    await given.run();
    expect(await given.subjects()).toHaveLength(1);
    await end(given);
    expect([name, await given.subjects()]).toEqual([name, []]);
    if (name !== 'kind') expect(await given.database.select().from(ownerNews)).toEqual([]);
  }
});

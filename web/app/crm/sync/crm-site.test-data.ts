import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AgencyModel } from '../../../../tests/crm/agency-model.ts';
import type { FaultPlan } from '../../../../tests/crm/fault-plan.ts';
import type { SentMessage } from '../../../../tests/crm/fault-plan.ts';
import type { Expected, ExpectedDiary } from '../../../../tests/crm/oracle.ts';
import { belgianInstant } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { mortalDatabase } from '../../platform/database/node-database.test-data.ts';
import type { PropertyRecord } from '../../properties/model/record.ts';
import { lawRules, type LawSettings } from '../../properties/law/law.ts';
import type { StorePicture } from '../../properties/media/copy-pictures.server.ts';
import { outcomeOf, pendingOf } from '../../properties/model/marquee.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import { readLiveIndex, recordsInDatabase } from '../../properties/store/record-versions.server.ts';
import { applyBatch, openRun } from '../../properties/sync/pipeline.server.ts';
import type { Sync } from '../../properties/sync/sync.ts';
import { file, sentLists, testSync } from '../../properties/sync/sync.test-data.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { crmCodes } from '../crm-tables.server.ts';
import { changeConnection, readConnection } from './connection.server.ts';
import { type Budget, type CrmWork, sourceOf } from './crm-work.ts';
import { type CrmSystem, whiseSystem } from './crm-systems.test-data.ts';
import { toldStatement } from './refs.server.ts';
import { type RunEnd, runConnection } from './run-connection.server.ts';
import { takeDelivery } from './take-delivery.server.ts';

export const minute = 60_000;
export const startOfHistory = Date.UTC(2026, 9, 24, 9);

/** Lists what the law asks for, and holds no home for it. */
const noBlocks: LawSettings = Object.fromEntries(lawRules.map(({ id }) => [id, 'warn' as const]));

const heating = (Code: string) => ({
  Kind: 'heating',
  Code,
  Texts: [{ language: 'nl' as const, Name: Code }],
});

/** Copies pictures while their addresses hold; one that was copied before stays. */
const copyWith =
  (hasPicture: (address: string) => boolean): Sync['copyPictures'] =>
  (record, previous) => {
    const formers = new Set(previous?.Pictures.map(({ ID }) => ID));
    const Pictures = record.Pictures.filter(({ ID, Url }) => formers.has(ID) || hasPicture(Url)).map(
      (picture) => ({
        ...picture,
        Url: `/pictures/${picture.ID}`,
      }),
    );
    return Promise.resolve({
      record: Pictures.length > 0 ? { ...record, Pictures } : undefined,
      findings: [],
    });
  };

/** Keeps whatever file comes with a record. */
const keepAny: StorePicture = (bytes) =>
  Promise.resolve({
    Url: `/pictures/${createHash('md5').update(bytes).digest('hex')}`,
    Width: 600,
    Height: 400,
  });

type SiteSetting = {
  model: AgencyModel;
  faults: FaultPlan;
  budget?: Budget;
  system?: CrmSystem;
  store?: ReturnType<typeof mortalDatabase>;
};

/** A site that follows the stand-in, with a clock that a test moves. */
export async function crmSite({
  model,
  faults,
  budget,
  system = whiseSystem,
  store = mortalDatabase(),
}: SiteSetting) {
  const { database, killAfter, revive } = store;
  const time = { now: startOfHistory };
  const standIn = system.start({ model, faults, now: () => time.now });
  const sync = {
    ...testSync({ database, clock: () => new Date(time.now) }),
    // The model lacks what only other software delivers, such as charges; the law has tests of its own.
    lawSettings: () => Promise.resolve(noBlocks),
    ...(standIn.hasPicture && { copyPictures: copyWith(standIn.hasPicture) }),
  };
  const terms = [...(sentLists().Terms ?? []), heating('gas'), heating('oil')];
  // Lists of the agency come by another way, and end no run, so that the site has shown nothing yet.
  await applyBatch(sync, await openRun(sync, file, { isWhole: false }), { ...sentLists(), Terms: terms });
  const work: CrmWork = {
    sync,
    connector: system.connector,
    login: { address: 'https://crm.example', ...system.login },
    every: 10,
    fetch: (address, init) => standIn.answer(new Request(address, init)),
    ...(budget && { budget }),
  };
  const source = sourceOf(work);
  for (const decision of system.decisions)
    await database.insert(crmCodes).values({
      ...source,
      ...decision,
      decidedBy: 'An',
      decidedAt: new Date(time.now),
      seenAt: new Date(time.now),
    });

  /** Until there is nothing more to do, with a person who allows what leaves. */
  async function settle(): Promise<RunEnd> {
    for (let left = 100; left > 0; left -= 1) {
      const end = await runConnection(work);
      const { removals = 0 } = (await readConnection(database, source)) ?? {};
      if (end === 'done' && removals === 0) return end;
      if (removals > 0) await changeConnection(database, source, { removalsAllowedBy: 'An' });
      time.now += (end === 'resting' || end === 'failed' ? 61 : 3) * minute;
    }
    return 'more';
  }

  async function deliver(message: SentMessage): Promise<void> {
    if (message.bytes) {
      const delivery = await work.connector.readDelivery?.(message.bytes).catch((error: unknown) => {
        if (!(error instanceof CrmProblem)) throw error;
      });
      if (delivery) await takeDelivery(work, delivery, keepAny);
      return;
    }
    const told = (await work.connector.readMessage(message, work.login)) ?? [];
    if (told.length > 0) await database.batch([toldStatement(database, source, told)] as never);
  }

  return {
    database,
    work,
    source,
    time,
    standIn,
    killAfter,
    revive,
    settle,
    run: () => runConnection(work),
    deliver,
    hear: (key: number) => deliver(standIn.message(key)),
  };
}

/** Numbers of the model end every key. */
const numberAtEnd = (key: string) => Number(/\d+$/.exec(key)?.[0]);

function shownOf(record: PropertyRecord): Expected {
  const { RecordFile, Pictures, Texts, Street = '', HouseNumber = '', Zip, Heating } = record;
  return {
    key: numberAtEnd(RecordFile.replace('.json', '')),
    goal: record.Goal === 0 ? 'sale' : 'rent',
    mainType: record.MainType,
    outcome: outcomeOf(record) ?? pendingOf(record) ?? 'available',
    price: record.Price,
    showsPrice: record.PublishPrice,
    address: `${Street} ${HouseNumber}, ${Zip}`,
    showsAddress: record.PublishAddress,
    bedrooms: record.Bedrooms,
    energy: record.EnergyPerformance,
    label: record.EPCLabelText,
    heating: Heating,
    lift: record.Lift,
    texts: Object.fromEntries(Texts.map(({ language, Description = '' }) => [language, Description])),
    pictures: Pictures.map(({ ID }) => numberAtEnd(ID)),
  };
}

/** All that visitors see, by the numbers of the system. */
export async function shownSite(database: Database): Promise<Expected[]> {
  const { listed, revision } = await readLiveIndex(database);
  const records = await recordsInDatabase(database, revision).read(listed.map(({ id }) => id));
  return records.map(shownOf).toSorted((a, b) => a.key - b.key);
}

const instantOf = (wall = '') => {
  const [day = '', time = ''] = wall.split('T');
  return belgianInstant(day, time)?.getTime() ?? NaN;
};

/** All that owners and free hours know of the visits of homes on the site. */
export async function shownDiaries(database: Database, shown: readonly number[]): Promise<ExpectedDiary[]> {
  const rows = await database.all<{ key: string; record: string }>(sql`
    select source.key as key, record from record_sources source
    join owner_records on propertyId = cast(source.id as text) where source.list = 'Properties'`);
  return rows
    .map(({ key, record }) => {
      const { Visits, Busy = [] } = JSON.parse(record) as OwnerRecord;
      return {
        key: numberAtEnd(key),
        visits: Visits.filter(({ Cancelled }) => Cancelled !== true).map(
          ({ ID, Start, End, SiteReference: reference }) => ({
            ...{ key: ID, start: instantOf(Start), end: instantOf(End), reference },
          }),
        ),
        busy: Busy.map(({ Start, End }) => ({ start: instantOf(Start), end: instantOf(End) })),
      };
    })
    .filter(({ key, visits, busy }) => shown.includes(key) && visits.length + busy.length > 0)
    .toSorted((a, b) => a.key - b.key);
}

/** Every word in the database. */
export async function wordsIn(database: Database): Promise<string> {
  const tables = await database.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => database.all(sql`select * from ${sql.identifier(name)}`)),
  );
  return JSON.stringify(rows);
}

import type { SQL } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type demoOwner from '../../../seed/sample/owners/demo-owner.json';
import { agencyFolder } from '../agency-folder.ts';
import { sql } from '../drizzle.ts';
import { demoStatistics } from './demo-statistics.ts';

/** SQL that fills the database on a first start, given the current time. */
const demoData: readonly ((now: Date) => readonly SQL[])[] = [
  demoOwnerData,
  demoStaffRecords,
  demoStatistics,
];

type DemoOwner = typeof demoOwner;

/** Empty if the agency has no invented owners. */
const demoOwners = ['demo-owner', 'co-owner']
  .map((name) => path.join(agencyFolder, 'owners', `${name}.json`))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as DemoOwner);

/** Two people who own the same homes, each with a login. */
function demoOwnerData(now: Date): SQL[] {
  return demoOwners.flatMap((owner) => ownerData(owner, now.getTime()));
}

function ownerData(owner: DemoOwner, at: number): SQL[] {
  const { id, email, name, language, passwordHash, propertyIds } = owner;
  return [
    sql`insert or ignore into owners (id, email, name, language, "passwordHash", "createdAt")
      values (${id}, ${email}, ${name}, ${language}, ${passwordHash}, ${at})`,
    ...propertyIds.map(
      (propertyId) => sql`insert or ignore into owner_properties ("ownerId", "propertyId", "addedAt")
        values (${id}, ${propertyId}, ${at})`,
    ),
  ];
}

type DemoRecord = {
  propertyId: string;
  staffName: string;
  daysAgo: number;
  content: { kind: string; until?: string };
  daysLeft?: number;
};

const recordsFile = path.join(agencyFolder, 'owners', 'staff-records.json');

const demoRecords = existsSync(recordsFile)
  ? (JSON.parse(readFileSync(recordsFile, 'utf8')) as DemoRecord[])
  : [];

const day = 24 * 60 * 60_000;

/** Records that staff wrote in the last days; an offer stays valid for some days more. */
function demoStaffRecords(now: Date): SQL[] {
  return demoRecords.map(({ propertyId, staffName, daysAgo, content, daysLeft }, index) => {
    const last = new Date(now.getTime() + (daysLeft ?? 0) * day).toISOString().slice(0, 10);
    const told = daysLeft === undefined ? content : { ...content, until: last };
    return sql`insert or ignore into staff_records
      (id, "propertyId", kind, language, content, "staffName", "createdAt")
      values (${`demo-${String(index)}`}, ${propertyId}, ${content.kind}, 'nl', ${JSON.stringify(told)}, ${staffName},
        ${now.getTime() - daysAgo * day})`;
  });
}

/** True only on this machine, where nobody else could sign in as the demo owner. */
export function isLocal(siteUrl: string | undefined): boolean {
  return siteUrl !== undefined && URL.canParse(siteUrl) && new URL(siteUrl).hostname === 'localhost';
}

/** Does nothing once the database has had owners, so that a demo owner whom staff removed stays removed. */
export async function fillWithDemoData(database: DrizzleD1Database, now: Date): Promise<void> {
  const known = await database.all(sql`select 1 from owners union all select 1 from owner_changes limit 1`);
  if (known.length > 0 || demoOwners.length === 0) return;
  for (const statement of demoData.flatMap((make) => make(now))) await database.run(statement);
}

import { defaultLanguage } from 'schemas/languages.ts';
import type { HeldRecord, StaffImports, StaffRun } from 'schemas/staff-import.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.server.ts';
import { needsSomeone, readHeld } from '../../properties/runs/run-state.server.ts';
import { recordVersions } from '../../properties/store/record-tables.server.ts';
import { heldRecords, importRuns } from '../../properties/sync/sync-tables.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { differencesOf } from './differences.ts';

const mostRuns = 20;
const mostHeld = 50;

/** Tells nothing of what is between the agency and an owner but its place. */
const privateList = 'OwnerRecords';

const titled = z.object({
  Texts: z.array(
    z.looseObject({
      language: z.string(),
      TypeDescription: z.string().optional(),
      City: z.string().optional(),
      Name: z.string().optional(),
    }),
  ),
});

/** A title as far as it was sent: whatever is held may lack any field. */
function titleOf(candidate: unknown): string {
  const texts = titled.safeParse(candidate).data?.Texts ?? [];
  const text = texts.find(({ language }) => language === defaultLanguage) ?? texts[0];
  return [text?.Name ?? text?.TypeDescription, text?.City].filter(Boolean).join(' · ');
}

async function readRuns(database: Database): Promise<StaffRun[]> {
  const rows = await database
    .select()
    .from(importRuns)
    .where(eq(importRuns.isCheck, false))
    .orderBy(desc(importRuns.startedAt))
    .limit(mostRuns);
  return rows.map(({ id, system, account, state, startedAt, counts, removals, reason }) => ({
    id,
    source: { system, account },
    state,
    startedAt: startedAt.toISOString(),
    ...counts,
    removals,
    ...(reason !== null && { reason }),
  }));
}

type HeldRow = typeof heldRecords.$inferSelect;
type Version = { list: string; key: string; content: string | null };

async function readShown(database: Database, rows: readonly HeldRow[]): Promise<Map<string, Version>> {
  const wanted = rows.flatMap(({ list, recordId }) =>
    recordId === null || list === privateList ? [] : [[list, String(recordId)]],
  );
  const { list, key, content, revision } = recordVersions;
  const versions = await database
    .select({ list, key, content })
    .from(recordVersions)
    .where(
      sql`(${list}, ${key}) in (select value ->> 0, value ->> 1 from json_each(${JSON.stringify(wanted)}))`,
    )
    .orderBy(asc(revision));
  return new Map(versions.map((version) => [`${version.list} ${version.key}`, version]));
}

function describeHeld(row: HeldRow, shown: Map<string, Version>): HeldRecord {
  const { system, account, list, key, recordId, findings, candidate, since } = row;
  const content = shown.get(`${list} ${recordId ?? ''}`)?.content ?? undefined;
  const before: unknown = content === undefined ? undefined : JSON.parse(content);
  return {
    system,
    account,
    list,
    key,
    ...(recordId !== null && { recordId }),
    title: titleOf(candidate),
    since: since.toISOString(),
    findings,
    differences: before === undefined ? [] : differencesOf(before, candidate),
    isShown: before !== undefined,
  };
}

export function listImports(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({}),
    respond: async (_nothing, { platform: { database } }) => {
      const [runs, rows, { held: heldTotal }] = await Promise.all([
        readRuns(database),
        database
          .select()
          .from(heldRecords)
          .where(needsSomeone)
          .orderBy(asc(heldRecords.since))
          .limit(mostHeld),
        readHeld(database),
      ]);
      const shown = await readShown(database, rows);
      const held = rows.map((row) => describeHeld(row, shown));
      return Response.json({ runs, held, heldTotal } satisfies StaffImports);
    },
  });
}

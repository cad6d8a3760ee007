import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isFormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { ConnectedRecord, RecordIssues, SeenCode, StaffConnection } from 'schemas/staff-connection.ts';
import { referenceOf } from '../../forms/store/submissions.server.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { countryKind, mainTypeKind, termKinds } from '../../properties/model/terms.ts';
import { importRuns } from '../../properties/sync/sync-tables.server.ts';
import type { Source } from '../../properties/sync/sync.ts';
import { streetLine, townLine } from '../../properties/text/street-line.ts';
import {
  crmCodes,
  crmLeads,
  crmRecords,
  crmRefs,
  keyIsVisit,
  type RecordState,
} from '../crm-tables.server.ts';
import { allCodes } from '../connector/codes.ts';
import { readConnection } from '../sync/connection.server.ts';
import { type Agency, choicesOf } from './code-choices.ts';
import { agencyOf, connectionsOf, readConnectionStates } from './connections.server.ts';

const mostIssues = 50;

const termKindsByField: Readonly<Record<string, string>> = {
  ...termKinds,
  MainType: mainTypeKind,
  CountryID: countryKind,
};

type Words = Agency & { language: LanguageId };
type Keyed = { key: string; recordId: number | null };

async function titleOf(id: string, { catalogue, language }: Words): Promise<string> {
  const property = await catalogue.find(id, language);
  if (!property) return '';
  const { title, mainType, address } = property;
  const street = address && streetLine(address, mainType, language);
  return [title, street, townLine(property)].filter(Boolean).join(', ');
}

async function describe({ key, recordId }: Keyed, words: Words): Promise<ConnectedRecord> {
  if (recordId === null) return { key, title: '' };
  return { key, recordId, title: await titleOf(String(recordId), words) };
}

const ownNumber = (source: Source) => sql<number | null>`(select id from record_sources own
  where own.system = ${source.system} and own.account = ${source.account} and own.list = 'Properties' and own.key = record.key)`;

const isOf = ({ system, account }: Source) => sql`record.system = ${system} and record.account = ${account}`;

async function readMissing(database: Database, source: Source): Promise<Keyed[]> {
  return database.all<Keyed>(sql`
    select record.key as key, ${ownNumber(source)} as recordId from ${crmRefs} record
    where ${isOf(source)} and missing > 0 and not (${keyIsVisit}) order by record.key`);
}

async function readKept(database: Database, source: Source): Promise<Keyed[]> {
  return database.all<Keyed>(sql`
    select record.key as key, ${ownNumber(source)} as recordId from ${crmRecords} record
    where ${isOf(source)} and state = 'kept' order by record.key`);
}

async function readIssues(database: Database, source: Source, words: Words) {
  const hasIssues = sql`${isOf(source)} and (state = 'held' or not (${keyIsVisit})) and state not in ('gone', 'kept') and issues <> '[]'`;
  const [rows, { total }] = await Promise.all([
    database.all<Keyed & { state: RecordState; issues: string }>(sql`
      select record.key as key, state, issues, ${ownNumber(source)} as recordId from ${crmRecords} record
      where ${hasIssues} order by state <> 'held', record.key limit ${mostIssues}`),
    database.get<{ total: number }>(
      sql`select count(*) as total from ${crmRecords} record where ${hasIssues}`,
    ),
  ]);
  const issues = rows.map(async (row): Promise<RecordIssues> => ({
    ...(await describe(row, words)),
    isHeld: row.state === 'held',
    findings: JSON.parse(row.issues) as RecordIssues['findings'],
  }));
  return { issues: await Promise.all(issues), issuesTotal: total };
}

async function readCounts(database: Database, source: Source): Promise<StaffConnection['counts']> {
  const rows = await database.all<{ state: RecordState | 'visits' | 'waiting'; count: number }>(sql`
    select case when ${keyIsVisit} and state <> 'gone' then 'visits' else state end as state, count(*) as count
    from ${crmRecords} record where ${isOf(source)} group by 1
    union all select 'waiting', count(*) from ${crmRefs} record where ${isOf(source)} and missing = 0`);
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  const count = (...states: (RecordState | 'visits' | 'waiting')[]) =>
    states.reduce((sum, state) => sum + (counted.get(state) ?? 0), 0);
  return {
    shown: count('published', 'kept'),
    held: count('held'),
    withdrawn: count('withdrawn'),
    waiting: count('new', 'waiting'),
    visits: count('visits'),
  };
}

async function readLastRun(database: Database, { system, account }: Source) {
  const run = await database
    .select({ startedAt: importRuns.startedAt, counts: importRuns.counts })
    .from(importRuns)
    .where(and(eq(importRuns.system, system), eq(importRuns.account, account), eq(importRuns.isCheck, false)))
    .orderBy(desc(importRuns.startedAt))
    .limit(1)
    .get();
  if (!run) return undefined;
  const { added, changed, unchanged, gone } = run.counts;
  return { startedAt: run.startedAt.toISOString(), added, changed, unchanged, gone };
}

function townsOf(zip: string, { catalogue, language }: Omit<Words, 'offices'>): string {
  const towns = catalogue.allCities(language).filter((city) => city.zip === zip);
  return `${zip} ${towns.map(({ name }) => name).join(', ')}`;
}

type Work = ReturnType<typeof connectionsOf>[number];

async function readCodes(
  { database }: Platform,
  { connector, source }: { connector: Work['connector']; source: Source },
  { catalogue, offices, language }: Words,
): Promise<SeenCode[]> {
  const rows = await database
    .select()
    .from(crmCodes)
    .where(and(eq(crmCodes.system, source.system), eq(crmCodes.account, source.account)))
    .orderBy(asc(crmCodes.decidedAt), asc(crmCodes.kind), asc(crmCodes.code));
  const used = await database.all<{ field: string; code: string; records: number }>(sql`
    select issue.value ->> 'field' as field, issue.value ->> 'value' as code, count(distinct record.key) as records
    from ${crmRecords} record, json_each(record.issues) issue
    where ${isOf(source)} and state not in ('gone', 'kept') group by 1, 2`);
  return rows.flatMap(({ kind, code, ours, decidedAt, decidedBy, seenAt }) => {
    const table = allCodes(connector.codes)[kind];
    if (!table) return [];
    const labels = termKindsByField[table.field];
    const labelOf = (choice: string) => {
      if (table.field === 'Zip') return townsOf(choice, { catalogue, language });
      if (table.field === 'BrokerID') return catalogue.broker(choice, language)?.name ?? '';
      if (table.field === 'OfficeID') return offices.find(({ _id }) => _id === choice)?.name ?? '';
      return labels === undefined ? '' : catalogue.term(labels, choice, language).text;
    };
    return {
      kind,
      title: table.title,
      code,
      seenAt: seenAt.toISOString(),
      records: used.find((one) => one.field === table.field && one.code === code)?.records ?? 0,
      choices: choicesOf(table, { catalogue, offices }).map((choice) => ({
        ours: choice,
        label: labelOf(choice),
      })),
      isNeeded: table.isNeeded ?? false,
      ...(decidedAt && {
        decided: { ours: ours === '' ? null : ours, by: decidedBy ?? '', at: decidedAt.toISOString() },
      }),
    };
  });
}

const mostUntold = 50;

async function readUntold(
  database: Database,
  { system, account }: Source,
): Promise<Pick<StaffConnection, 'untold' | 'leadsWaiting'>> {
  const isOwn = and(eq(crmLeads.system, system), eq(crmLeads.account, account));
  const [rows, leadsWaiting] = await Promise.all([
    database
      .select({ lead: crmLeads, form: submissions.form })
      .from(crmLeads)
      .innerJoin(submissions, eq(submissions.id, crmLeads.submissionId))
      .where(and(isOwn, isNotNull(crmLeads.givenUpAt)))
      .orderBy(asc(crmLeads.askedAt))
      .limit(mostUntold),
    database.$count(crmLeads, and(isOwn, isNull(crmLeads.sentAt), isNull(crmLeads.givenUpAt))),
  ]);
  const untold = rows.flatMap(({ lead, form }) =>
    isFormId(form)
      ? {
          id: lead.id,
          form,
          reference: referenceOf(lead.submissionId),
          askedAt: lead.askedAt.toISOString(),
          problem: lead.problem ?? 'unreachable',
          mayBeThere: lead.doubts > 0,
        }
      : [],
  );
  return { untold, leadsWaiting };
}

export async function describeConnections(
  platform: Platform,
  language: LanguageId,
): Promise<StaffConnection[]> {
  const { database } = platform;
  const words: Words = { ...(await agencyOf(platform)), language };
  const states = await readConnectionStates(platform);
  const described = connectionsOf(platform).map(async ({ connector, login }, index) => {
    const source = { system: connector.system, account: login.account };
    const [stored, missing, kept, found, counts, lastRun, codes, leads] = await Promise.all([
      readConnection(database, source),
      readMissing(database, source),
      readKept(database, source),
      readIssues(database, source, words),
      readCounts(database, source),
      readLastRun(database, source),
      readCodes(platform, { connector, source }, words),
      readUntold(database, source),
    ]);
    const { contactAt, problem, notBefore, decision, removals = 0 } = stored ?? {};
    const name = (rows: readonly Keyed[]) => Promise.all(rows.map((row) => describe(row, words)));
    return {
      source,
      title: connector.title,
      state: states[index]?.state ?? 'failing',
      ...(contactAt && { contactAt: contactAt.toISOString() }),
      ...(problem && { problem }),
      ...(notBefore && { restsUntil: notBefore.toISOString() }),
      counts,
      ...(lastRun && { lastRun }),
      codes,
      missing: removals > 0 ? await name(missing) : [],
      kept: await name(kept),
      ...(decision && { decision }),
      ...leads,
      ...found,
    } satisfies StaffConnection;
  });
  return Promise.all(described);
}

import { languages, type LanguageId } from 'schemas/languages.ts';
import { z } from 'zod';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';
import { ask, readJson, refusePage } from '../connector/ask.ts';
import type { Call, Fetched, Login, RefPage, Session } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { cutProperty } from './omnicasa-facts.ts';

const listedAtOnce = 25;
/** The clock goes back once a year, and times have no zone. */
const overlap = 3 * 60 * 60_000;
const everyStatus = [0, 1, 2, 3, 4, 5, 6];

export const languageIds: Readonly<Record<LanguageId, number>> = { nl: 1, fr: 2, en: 3, de: 4 };
/** Words of the customer are codes, so all of them are read in one language. */
const firstLanguage = languageIds.nl;

const answerSchema = z.object({ Success: z.boolean(), Value: z.unknown() });

const rowSchema = z.looseObject({ ID: z.int(), LastChangedDate: z.string().default('') });
type Row = z.infer<typeof rowSchema>;

const listSchema = z.object({ From: z.int(), RowsCount: z.int(), Items: z.array(rowSchema).nullish() });
/** Undocumented which of the two it is. */
const rowsSchema = z.union([z.array(rowSchema), listSchema.transform(({ Items }) => Items ?? [])]);
const keysSchema = z.array(z.int()).nullish();

/** A place in a list by number; its last row is read again at the head of the next page. */
const placeSchema = z.object({
  since: z.number().default(0),
  latest: z.number().default(0),
  row: z.int().min(1).default(1),
  last: z.int().optional(),
});

const placeOf = (cursor: string) => placeSchema.parse(cursor === '' ? {} : JSON.parse(cursor));

/** Milliseconds in `/Date(1714550400000+0200)/`; nought for what is no such date. */
const instantOf = (told: string) => Number(/^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(told)?.[1] ?? 0);

const refOf = ({ ID, LastChangedDate }: Row) => ({
  key: String(ID),
  mark: String(instantOf(LastChangedDate)),
});

function asked(instant: number): string {
  const at = new Date(instant);
  return `${belgianDay(at)} ${belgianHour(at)}:00`;
}

/** The customer's secret stands in every address, so no address may reach a log or an error. */
export function speakOmnicasa({ address, account, user, secret }: Login, call: Call) {
  async function request(method: string, wanted: object, language = firstLanguage) {
    const json = JSON.stringify({
      CustomerName: user,
      CustomerPassword: secret,
      LanguageId: language,
      DescriptionLanguageId: language,
      ...(account !== '0' && { OfficeID: Number(account) }),
      ...wanted,
    });
    const service = `${address}/1.12/OmnicasaService.svc/${method}Json?json=${encodeURIComponent(json)}`;
    const response = await ask(call, service, { headers: { Accept: 'application/json' } }, [401]);
    if (!response.ok) throw new CrmProblem('wrong-secret');
    refusePage(response);
    return (await readJson(response, z.object({ [`${method}JsonResult`]: answerSchema })))[
      `${method}JsonResult`
    ];
  }

  /** Errors come with a status of success. */
  async function read<Value>(
    method: string,
    {
      wanted = {},
      language = firstLanguage,
      schema,
    }: { wanted?: object; language?: number; schema: z.ZodType<Value> },
  ): Promise<Value> {
    const answer = await request(method, wanted, language);
    if (answer?.Success !== true) throw new CrmProblem('refused');
    const value = schema.safeParse(answer.Value);
    if (!value.success) throw new CrmProblem('unreadable');
    return value.data;
  }

  /** A wrong login and a wrong argument get the same answer, so the login is tried alone. */
  async function logIn(): Promise<void> {
    const login = await request('ValidateCustomer', {});
    if (login?.Success !== true) throw new CrmProblem('wrong-secret');
  }

  return { read, logIn };
}

export function openOmnicasa(login: Login, call: Call): Session {
  const { read, logIn } = speakOmnicasa(login, call);

  async function readList(wanted: object): Promise<z.infer<typeof listSchema>> {
    try {
      return await read('GetPropertyList2', { wanted, schema: listSchema });
    } catch (problem) {
      if (!(problem instanceof CrmProblem) || problem.kind !== 'refused') throw problem;
      await logIn();
      throw problem;
    }
  }

  async function readPage(
    cursor: string,
  ): Promise<{ rows: Row[]; isComplete: boolean; next: z.infer<typeof placeSchema> }> {
    const place = placeOf(cursor);
    const { row, last, since } = place;
    const { Items, RowsCount } = await readList({
      Status: everyStatus,
      ...(since > 0 && { ChangeSince: asked(since) }),
      SortFields: ['ID'],
      Limit1: row,
      Limit2: row + listedAtOnce - 1,
    });
    const rows = Items ?? [];
    if (rows.length === 0 && RowsCount >= row) throw new CrmProblem('unreadable');
    const latest = Math.max(place.latest, ...rows.map(({ LastChangedDate }) => instantOf(LastChangedDate)));
    // A row before the page has come or left, which would skip another one.
    const hasMoved = last !== undefined && rows[0]?.ID !== last;
    const [, ...others] = rows;
    const next = hasMoved
      ? { since, latest, row: 1 }
      : { since, latest, row: row + (others.length || 1), last: others.at(-1)?.ID };
    return { rows, next, isComplete: !hasMoved && row + rows.length > RowsCount };
  }

  async function changes(cursor: string): Promise<RefPage> {
    const { rows, next, isComplete } = await readPage(cursor);
    const refs = rows.map(refOf);
    if (!isComplete) return { refs, cursor: JSON.stringify(next), isComplete };
    const gone = (await read('GetDeletedPropertyIDs', { schema: keysSchema })) ?? [];
    const since = next.latest === 0 ? next.since : next.latest - overlap;
    return { refs, gone: gone.map(String), cursor: JSON.stringify({ since }), isComplete };
  }

  async function allKeys(cursor: string): Promise<RefPage> {
    const { rows, next, isComplete } = await readPage(cursor);
    return { refs: rows.map(refOf), cursor: JSON.stringify(next), isComplete };
  }

  /** Asks for each language; facts are those of the first answer. */
  async function fetchProperties(keys: readonly string[]): Promise<ReadonlyMap<string, Fetched>> {
    const wanted = { IDs: keys.map(Number), UpdateVisit: false };
    const askedKeys = new Set(keys);
    const first = (await read('GetPropertiesByIDs', { wanted, schema: rowsSchema })).filter(({ ID }) =>
      askedKeys.has(String(ID)),
    );
    const descriptions = new Map<number, Record<string, unknown>>(first.map(({ ID }) => [ID, {}]));
    for (const { id } of first.length > 0 ? languages : []) {
      const language = languageIds[id];
      const rows =
        language === firstLanguage
          ? first
          : await read('GetPropertiesByIDs', { wanted, language, schema: rowsSchema });
      if (rows.length === 0) throw new CrmProblem('unreadable');
      for (const { ID, DescriptionA } of rows) {
        const told = descriptions.get(ID);
        if (told) told[id] = DescriptionA;
      }
    }
    return new Map(
      first.map((row) => [
        String(row.ID),
        { record: cutProperty(row, descriptions.get(row.ID) ?? {}), mark: refOf(row).mark },
      ]),
    );
  }

  return { changes, allKeys, fetch: fetchProperties };
}

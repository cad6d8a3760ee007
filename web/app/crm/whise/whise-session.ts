import { z } from 'zod';
import { ask, readJson } from '../connector/ask.ts';
import {
  type Call,
  type Fetched,
  type Login,
  type RefPage,
  type Session,
  visitId,
  visitKey,
} from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { earlier, type Fields, parseJson } from '../connector/read.ts';
import { cutEstate } from './whise-facts.ts';
import { cutAppointment } from './whise-visit.ts';

const listedAtOnce = 100;
const second = 1000;
/** Estates tell Belgian time and UTC side by side, and the clock goes back once a year. */
const overlap = 3 * 60 * 60_000;

/** Without these, the system keeps back what is on no website, archived or shared in a group. */
const inAnyState = {
  StatusIds: [1, 5, 6],
  DisplayStatusIds: [1, 2, 3, 4, 5],
  IncludeGroupEstates: true,
};

const tokenAnswer = z.object({ token: z.string().min(1) });

// An empty list leaves its key out.
const rows = z.array(z.looseObject({ id: z.int(), updateDateTime: z.string().optional() })).default([]);

const listAnswer = z.object({
  estates: rows,
  calendars: rows,
  totalCount: z.int(),
  // Stands beside a status of success, and a page that nobody asked for.
  validationErrors: z.array(z.unknown()).nullish(),
});

type Row = z.infer<typeof rows>[number];

type Kind = {
  list: 'estates' | 'calendars';
  ids: 'EstateIds' | 'CalendarIds';
  all: object;
  whole: object;
  keyOf: (id: number) => string;
  cut: (row: Fields) => Fields;
};

const estates: Kind = {
  list: 'estates',
  ids: 'EstateIds',
  all: inAnyState,
  whole: { ShowDetails: true, ShowRepresentatives: true },
  keyOf: String,
  cut: cutEstate,
};

const appointments: Kind = {
  list: 'calendars',
  ids: 'CalendarIds',
  all: {},
  whole: {},
  keyOf: visitKey,
  cut: cutAppointment,
};

const placeSchema = z.object({ since: z.string().optional(), offset: z.int().min(0) });

function placeOf(cursor: string): z.infer<typeof placeSchema> {
  return cursor === '' ? { offset: 0 } : placeSchema.parse(JSON.parse(cursor));
}

type Read = (cursor: string) => Promise<RefPage>;

const placesSchema = z.object({ at: z.int().min(0), places: z.array(z.string()) });

/** Each list goes on from where it was left. A run of changes ends only once it has read every one. */
function oneAfterAnother(lists: readonly Read[], { ofChanges = false } = {}): Read {
  const read = new Set<number>();
  return async (cursor) => {
    const told = placesSchema.safeParse(parseJson(cursor));
    // Where the first list was read alone so far.
    const { at, places } = told.success ? told.data : { at: 0, places: [cursor] };
    const index = Math.min(at, lists.length - 1);
    const page = await lists[index]?.(places[index] ?? '');
    if (!page) return { refs: [], cursor, isComplete: true };
    if (page.isComplete) read.add(index);
    const isEnd = ofChanges ? read.size === lists.length : index === lists.length - 1;
    const next = { at: page.isComplete ? (index + 1) % lists.length : index, places: [...places] };
    next.places[index] = page.cursor;
    return { ...page, cursor: JSON.stringify(next), isComplete: page.isComplete && isEnd };
  };
}

/** Undefined where the token is refused. */
async function post(
  call: Call,
  address: string,
  { body, token }: { body: object; token?: string },
): Promise<Response | undefined> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const response = await ask(call, address, { method: 'POST', headers, body: JSON.stringify(body) }, [401]);
  return response.ok ? response : undefined;
}

/** The first token is the marketplace's, the second that of a client's office. */
export async function logInToWhise({ address, account, user, secret }: Login, call: Call): Promise<string> {
  const read = async (path: string, body: object, token?: string) => {
    const response = await post(call, `${address}${path}`, { body, ...(token !== undefined && { token }) });
    if (!response) throw new CrmProblem('wrong-secret');
    return (await readJson(response, tokenAnswer)).token;
  };
  const [client, office] = account.split('/').map(Number);
  const login = await read('/token', { Username: user, Password: secret });
  return read('/v1/admin/clients/token', { ClientId: client, OfficeId: office }, login);
}

export function openWhise(login: Login, call: Call): Session {
  let token: string | undefined;

  async function list(kind: Kind, body: object): Promise<Row[]> {
    const address = `${login.address}/v1/${kind.list}/list`;
    token ??= await logInToWhise(login, call);
    let response = await post(call, address, { body, token });
    if (!response) {
      token = await logInToWhise(login, call);
      response = await post(call, address, { body, token });
    }
    if (!response) throw new CrmProblem('wrong-secret');
    const answer = await readJson(response, listAnswer);
    if (answer.validationErrors && answer.validationErrors.length > 0) throw new CrmProblem('refused');
    return answer[kind.list];
  }

  const page = (offset: number, limit = listedAtOnce) => ({ Limit: limit, Offset: offset });
  const refsOf = ({ keyOf }: Kind, found: readonly Row[]) =>
    found.map(({ id, updateDateTime = '' }) => ({ key: keyOf(id), mark: updateDateTime }));

  /** Goes on by time, because rows that change move to the end and shift those between. */
  async function changesOf(kind: Kind, cursor: string): Promise<RefPage> {
    const { since, offset } = placeOf(cursor);
    const found = await list(kind, {
      Filter: { ...kind.all, ...(since !== undefined && { UpdateDateTimeRange: { Min: since } }) },
      Sort: [
        { Field: 'updateDateTime', Ascending: true },
        { Field: 'id', Ascending: true },
      ],
      Field: { Included: ['id', 'updateDateTime'] },
      Page: page(offset),
    });
    const refs = refsOf(kind, found);
    const last = refs.at(-1)?.mark ?? '';
    const isComplete = refs.length < listedAtOnce;
    if (last === '') return { refs, cursor, isComplete: true };
    const next = earlier(last, isComplete ? overlap : second);
    const moves = isComplete || since === undefined || next > since;
    const place = moves ? { since: next, offset: 0 } : { since, offset: offset + listedAtOnce };
    return { refs, cursor: JSON.stringify(place), isComplete };
  }

  async function allOf(kind: Kind, cursor: string): Promise<RefPage> {
    const { offset } = placeOf(cursor);
    const found = await list(kind, {
      Filter: kind.all,
      Sort: [{ Field: 'id', Ascending: true }],
      Field: { Included: ['id', 'updateDateTime'] },
      Page: page(offset),
    });
    const refs = refsOf(kind, found);
    const place = { offset: offset + refs.length };
    return { refs, cursor: JSON.stringify(place), isComplete: refs.length < listedAtOnce };
  }

  async function fetchOf(kind: Kind, ids: readonly number[]): Promise<[string, Fetched][]> {
    if (ids.length === 0) return [];
    const wanted = new Set(ids);
    const found = await list(kind, {
      Filter: { ...kind.all, ...kind.whole, [kind.ids]: ids },
      Page: page(0, ids.length),
    });
    return found
      .filter(({ id }) => wanted.has(id))
      .map((row) => [kind.keyOf(row.id), { record: kind.cut(row), mark: row.updateDateTime ?? '' }]);
  }

  const kinds = login.readsVisits === true ? [estates, appointments] : [estates];

  return {
    changes: oneAfterAnother(
      kinds.map((kind) => (cursor) => changesOf(kind, cursor)),
      { ofChanges: true },
    ),
    allKeys: oneAfterAnother(kinds.map((kind) => (cursor) => allOf(kind, cursor))),
    fetch: async (keys) => {
      const visits = keys.flatMap((key) => visitId(key) ?? []);
      const homes = keys.filter((key) => visitId(key) === undefined);
      return new Map([
        ...(await fetchOf(estates, homes.map(Number))),
        ...(await fetchOf(appointments, visits.map(Number))),
      ]);
    },
  };
}

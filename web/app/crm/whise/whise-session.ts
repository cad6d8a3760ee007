import { z } from 'zod';
import { ask, readJson } from '../connector/ask.ts';
import type { Call, Fetched, Login, RefPage, Session } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { earlier } from '../connector/earlier.ts';
import { cutEstate } from './cut-estate.ts';

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

const listAnswer = z.object({
  // An empty list leaves its key out.
  estates: z.array(z.looseObject({ id: z.int(), updateDateTime: z.string().optional() })).default([]),
  totalCount: z.int(),
  // Stands beside a status of success, and beside a page that nobody asked for.
  validationErrors: z.array(z.unknown()).nullish(),
});

type ListAnswer = z.infer<typeof listAnswer>;

/** A place in the list of changes. */
const placeSchema = z.object({ since: z.string().optional(), offset: z.int().min(0) });

function placeOf(cursor: string): z.infer<typeof placeSchema> {
  return cursor === '' ? { offset: 0 } : placeSchema.parse(JSON.parse(cursor));
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

/** The first token is the marketplace's, the second one that of a client's office. */
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

  async function list(body: object): Promise<ListAnswer> {
    const address = `${login.address}/v1/estates/list`;
    token ??= await logInToWhise(login, call);
    let response = await post(call, address, { body, token });
    if (!response) {
      token = await logInToWhise(login, call);
      response = await post(call, address, { body, token });
    }
    if (!response) throw new CrmProblem('wrong-secret');
    const answer = await readJson(response, listAnswer);
    if (answer.validationErrors && answer.validationErrors.length > 0) throw new CrmProblem('refused');
    return answer;
  }

  const page = (offset: number, limit = listedAtOnce) => ({ Limit: limit, Offset: offset });
  const refsOf = ({ estates }: ListAnswer) =>
    estates.map(({ id, updateDateTime = '' }) => ({ key: String(id), mark: updateDateTime }));

  /** Goes on by time, because rows that change move to the end and shift those between. */
  async function changes(cursor: string): Promise<RefPage> {
    const { since, offset } = placeOf(cursor);
    const answer = await list({
      Filter: { ...inAnyState, ...(since !== undefined && { UpdateDateTimeRange: { Min: since } }) },
      Sort: [
        { Field: 'updateDateTime', Ascending: true },
        { Field: 'id', Ascending: true },
      ],
      Field: { Included: ['id', 'updateDateTime'] },
      Page: page(offset),
    });
    const refs = refsOf(answer);
    const last = refs.at(-1)?.mark ?? '';
    const isComplete = refs.length < listedAtOnce;
    if (last === '') return { refs, cursor, isComplete: true };
    const next = earlier(last, isComplete ? overlap : second);
    const moves = isComplete || since === undefined || next > since;
    const place = moves ? { since: next, offset: 0 } : { since, offset: offset + listedAtOnce };
    return { refs, cursor: JSON.stringify(place), isComplete };
  }

  async function allKeys(cursor: string): Promise<RefPage> {
    const { offset } = placeOf(cursor);
    const answer = await list({
      Filter: inAnyState,
      Sort: [{ Field: 'id', Ascending: true }],
      Field: { Included: ['id', 'updateDateTime'] },
      Page: page(offset),
    });
    const refs = refsOf(answer);
    const place = { offset: offset + refs.length };
    return { refs, cursor: JSON.stringify(place), isComplete: refs.length < listedAtOnce };
  }

  async function fetchEstates(keys: readonly string[]): Promise<ReadonlyMap<string, Fetched>> {
    const wanted = new Set(keys);
    const { estates } = await list({
      Filter: { ...inAnyState, EstateIds: keys.map(Number), ShowDetails: true },
      Page: page(0, keys.length),
    });
    return new Map(
      estates
        .filter(({ id }) => wanted.has(String(id)))
        .map((estate) => [
          String(estate.id),
          { record: cutEstate(estate), mark: estate.updateDateTime ?? '' },
        ]),
    );
  }

  return { changes, allKeys, fetch: fetchEstates };
}

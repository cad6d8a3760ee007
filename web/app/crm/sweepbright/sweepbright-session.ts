import { z } from 'zod';
import { ask, readJson } from '../connector/ask.ts';
import type { Call, Fetched, Login, RefPage, Session } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { cutEstate } from './sweepbright-facts.ts';

/** Part of the contract: another version tells other fields. */
export const sweepbrightVersion = 'application/vnd.sweepbright.v20241030+json';

const tokenAnswer = z.object({ access_token: z.string().min(1) });

const unitSchema = z.looseObject({ id: z.guid() });

const estateAnswer = z.looseObject({
  id: z.guid(),
  project_id: z.guid().nullish(),
  properties: z.array(unitSchema).nullish(),
});

type Estate = z.infer<typeof estateAnswer>;

export async function logInToSweepbright({ address, user, secret }: Login, call: Call): Promise<string> {
  const response = await ask(
    call,
    `${address}/api/oauth/token`,
    {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id: user, client_secret: secret }),
    },
    [400, 401, 403],
  );
  if (!response.ok) throw new CrmProblem('wrong-secret');
  return (await readJson(response, tokenAnswer)).access_token;
}

/** The units of a project come in its own answer. */
function recordsIn(estate: Estate): [string, Fetched][] {
  const { id, project_id, properties, ...own } = estate;
  const key = id.toLowerCase();
  const record = cutEstate({ ...own, id: key });
  return [
    [key, { record, mark: '', ...(project_id && { project: project_id.toLowerCase() }) }],
    ...(properties ?? []).map((unit): [string, Fetched] => {
      const unitKey = unit.id.toLowerCase();
      return [unitKey, { record: cutEstate({ ...unit, id: unitKey }), mark: '', project: key }];
    }),
  ];
}

/** The system lists nothing: it sends a message, and answers for a while about the estate that it named. */
export function openSweepbright(login: Login, call: Call): Session {
  let token: string | undefined;

  async function get(key: string): Promise<Response> {
    const init = { headers: { Accept: sweepbrightVersion, Authorization: `Bearer ${token ?? ''}` } };
    return ask(call, `${login.address}/api/estates/${encodeURIComponent(key)}`, init, [401, 403, 404]);
  }

  async function fetchEstate(key: string): Promise<[string, Fetched][]> {
    token ??= await logInToSweepbright(login, call);
    let response = await get(key);
    if (response.status === 401 || response.status === 403) {
      token = await logInToSweepbright(login, call);
      response = await get(key);
    }
    if (response.status === 404) return [];
    if (!response.ok) throw new CrmProblem('wrong-secret');
    const estate = await readJson(response, estateAnswer);
    if (estate.id.toLowerCase() !== key) throw new CrmProblem('unreadable');
    return recordsIn(estate);
  }

  /** Logs in again, which shows that the system answers and knows the site. */
  async function changes(): Promise<RefPage> {
    token = await logInToSweepbright(login, call);
    return { refs: [], cursor: '', isComplete: true };
  }

  async function fetchEstates(keys: readonly string[]): Promise<ReadonlyMap<string, Fetched>> {
    const found = new Map<string, Fetched>();
    for (const key of keys) for (const [id, fetched] of await fetchEstate(key)) found.set(id, fetched);
    return found;
  }

  return { changes, fetch: fetchEstates };
}

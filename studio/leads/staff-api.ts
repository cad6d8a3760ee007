import type { SanityClient } from '@sanity/client';
import { drawSecret } from '../content/secret.ts';

type Question = { method?: 'POST' | 'PATCH' | 'DELETE' | undefined; body?: unknown };

/** Asks the site what only staff may know. Failing, it rejects with an Error that is a sentence for the reader. */
export type StaffApi = {
  ask: (path: string, question?: Question) => Promise<Response>;
  /** Ends the session, as far as there is one. */
  close: () => void;
};

type StaffOptions = {
  /** Writes as whoever is logged in to the Studio. */
  client: Pick<SanityClient, 'create' | 'delete'>;
  siteUrl: string;
  /** Sends a request; a browser's own. */
  send?: typeof fetch;
};

const notAllowed =
  'Your account may read content but not write it, so the site does not show you what visitors sent. An administrator can give you the role Editor.';

function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 401 || status === 403;
}

/** @throws Error with the reader's sentence for an answer that is none */
function checked(answer: Response): Response {
  if (answer.ok) return answer;
  if (answer.status === 404) throw new Error('This lead is gone: somebody has erased it.');
  if (answer.status === 429) {
    const minutes = Math.ceil(Number(answer.headers.get('Retry-After')) / 60);
    throw new Error(`There were too many attempts. Try again in ${minutes} minutes.`);
  }
  throw new Error('The site could not answer. Try again in a moment.');
}

/**
 * Speaks to the site for the staff. A session begins with a secret that is written into the dataset, which the site
 * takes for proof that its writer is an editor; its token stays in this memory and is gone with the tool.
 */
export function createStaffApi({ client, siteUrl, send = fetch }: StaffOptions): StaffApi {
  let session: Promise<string> | undefined;
  /** Settles once everything asked so far is answered. */
  let answered: Promise<unknown> = Promise.resolve();

  async function request(path: string, { method = 'POST', body }: Question, token?: string) {
    try {
      return await send(new URL(`/api/staff/${path}`, siteUrl), {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new Error(`The site at ${siteUrl} does not answer this Studio.`, { cause: error });
    }
  }

  async function open(): Promise<string> {
    const { secret, secretHash } = await drawSecret();
    const id = crypto.randomUUID();
    const _id = `staffSecret.${id}`;
    try {
      await client.create({ _id, _type: 'staffSecret', secretHash });
    } catch (error) {
      throw isRefusal(error) ? new Error(notAllowed, { cause: error }) : error;
    }
    try {
      const answer = checked(await request('session', { body: { id, secret } }));
      return ((await answer.json()) as { token: string }).token;
    } catch (error) {
      // The site takes away a secret that it accepts; one that it never saw would stay.
      await client.delete(_id).catch(() => undefined);
      throw error;
    }
  }

  function token(): Promise<string> {
    session ??= open().catch((error: unknown) => {
      session = undefined;
      throw error;
    });
    return session;
  }

  async function askInSession(path: string, { method, body = {} }: Question): Promise<Response> {
    const question = { method, body };
    const answer = await request(path, question, await token());
    if (answer.status !== 403) return checked(answer);
    // The session has come to its end.
    session = undefined;
    return checked(await request(path, question, await token()));
  }

  function ask(path: string, question: Question = {}): Promise<Response> {
    const answer = askInSession(path, question);
    answered = Promise.allSettled([answered, answer]);
    return answer;
  }

  function close(): void {
    const ended = session;
    session = undefined;
    const end = async () => {
      const token = await ended;
      await answered;
      if (token !== undefined) await request('session', { method: 'DELETE' }, token);
    };
    end().catch(() => undefined);
  }

  return { ask, close };
}

import type { SanityClient } from '@sanity/client';
import { generateSecret } from '../content/secret.ts';
import { say, sayCount } from '../locale/say.ts';

type Refusals = Readonly<Record<number, string>>;

type RequestOptions = {
  method?: 'POST' | 'PATCH' | 'DELETE' | undefined;
  body?: unknown;
  /** Messages by status, where the usual ones do not fit. */
  refusals?: Refusals;
};

/** Rejects with an Error whose message is for the reader. */
export type StaffApi = {
  request: (path: string, options?: RequestOptions) => Promise<Response>;
  close: () => void;
};

type StaffOptions = {
  client: Pick<SanityClient, 'create' | 'delete'>;
  siteUrl: string;
  send?: typeof fetch;
};

const notAllowed = say(
  'Your account can read content but not edit it, so you cannot see leads, visits or owners. An administrator can give you the Editor role.',
);

const beyondRole = say('Only an administrator may do this.');

function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 401 || status === 403;
}

/** @throws Error with a message for the reader unless the response is successful. */
function checked(response: Response, refusals: Refusals = {}): Response {
  if (response.ok) return response;
  const sentence = refusals[response.status];
  if (sentence !== undefined) throw new Error(sentence);
  if (response.status === 404) throw new Error(say('This no longer exists: someone has removed it.'));
  if (response.status === 429) {
    const minutes = Math.ceil(Number(response.headers.get('Retry-After')) / 60);
    throw new Error(
      sayCount(
        minutes,
        'Too many attempts. Please try again in {1} minute.',
        'Too many attempts. Please try again in {1} minutes.',
      ),
    );
  }
  throw new Error(say('The site could not process this request. Please try again in a moment.'));
}

/** Begins a session by writing a secret into the dataset, which proves to the site that an editor is calling. */
export function createStaffApi({ client, siteUrl, send = fetch }: StaffOptions): StaffApi {
  let session: Promise<string> | undefined;
  /** Settles with the last pending request. */
  let settled: Promise<unknown> = Promise.resolve();

  async function fetchFromSite(path: string, { method = 'POST', body }: RequestOptions, token?: string) {
    const isForm = body instanceof FormData;
    try {
      return await send(new URL(`/api/staff/${path}`, siteUrl), {
        method,
        headers: {
          // For a form, the browser sets the type itself, with its boundary.
          ...(!isForm && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
    } catch (error) {
      throw new Error(say('The site at {1} cannot be reached.', siteUrl), { cause: error });
    }
  }

  async function open(): Promise<string> {
    const { secret, secretHash } = await generateSecret();
    const id = crypto.randomUUID();
    const _id = `staffSecret.${id}`;
    try {
      await client.create({ _id, _type: 'staffSecret', secretHash });
    } catch (error) {
      throw isRefusal(error) ? new Error(notAllowed, { cause: error }) : error;
    }
    try {
      const response = checked(await fetchFromSite('session', { body: { id, secret } }));
      return ((await response.json()) as { token: string }).token;
    } catch (error) {
      // The site deletes a secret that it accepts; any other would remain.
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

  async function requestInSession(
    path: string,
    { method, body = {}, refusals }: RequestOptions,
  ): Promise<Response> {
    const options = { method, body };
    const response = await fetchFromSite(path, options, await token());
    if (response.status !== 403) return checked(response, refusals);
    // The session has expired, or the role has changed since it began.
    session = undefined;
    return checked(await fetchFromSite(path, options, await token()), { 403: beyondRole, ...refusals });
  }

  function request(path: string, options: RequestOptions = {}): Promise<Response> {
    const response = requestInSession(path, options);
    settled = Promise.allSettled([settled, response]);
    return response;
  }

  function close(): void {
    const ended = session;
    session = undefined;
    const end = async () => {
      const token = await ended;
      await settled;
      if (token !== undefined) await fetchFromSite('session', { method: 'DELETE' }, token);
    };
    end().catch(() => undefined);
  }

  return { request, close };
}

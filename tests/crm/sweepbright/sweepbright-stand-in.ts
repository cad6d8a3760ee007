import { createHmac } from 'node:crypto';
import { type Fault, spoil, type StandIn, type StandInSetting } from '../fault-plan.ts';
import type { ToldLead } from '../whise/whise-stand-in.ts';
import { guidOf, isUnit, projectKey, sweepbrightEstateOf } from './sweepbright-wire.ts';

export const sweepbrightLogin = {
  account: 'c0000000-0000-4000-8000-000000000001',
  user: 'client',
  secret: 'a secret of the client',
} as const;

type SweepbrightStandIn = StandIn & {
  /** Messages that it was told, the first one first. */
  leads: ToldLead[];
  /** Where the site says that pages of estates are. */
  addresses: Map<string, string>;
  /** The signed message of a change, which opens the estate for a while. */
  message: (key: number) => { text: string; headers: Headers };
  /** False for a picture whose address has expired. */
  hasPicture: (address: string) => boolean;
};

const hour = 60 * 60_000;
/** Nobody has told how long an estate is open after its message; others reckon with less than an hour. */
const window = 55 * 60_000;

const wordIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

export const signed = (text: string, secret: string) => ({
  text,
  headers: new Headers({ 'X-Hook-Signature': createHmac('sha1', secret).update(text).digest('hex') }),
});

/** The system as far as a website speaks with it. */
export function sweepbrightStandIn({ model, faults, now }: StandInSetting): SweepbrightStandIn {
  const calls: string[] = [];
  const leads: ToldLead[] = [];
  const addresses = new Map<string, string>();
  const tokens = new Map<string, number>();
  const open = new Map<string, { key: number; until: number }>();

  async function logIn(request: Request): Promise<Response> {
    const body: unknown = await request.json();
    const isClient =
      wordIn(body, 'grant_type') === 'client_credentials' &&
      wordIn(body, 'client_id') === sweepbrightLogin.user &&
      wordIn(body, 'client_secret') === sweepbrightLogin.secret;
    if (!isClient) return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
    const access_token = `token-${String(calls.length)}`;
    tokens.set(access_token, now() + hour);
    return Response.json({ token_type: 'Bearer', expires_in: hour / 1000, access_token });
  }

  function isKnown(request: Request): boolean {
    const token = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
    return (tokens.get(token) ?? 0) > now();
  }

  const forbidden = () => Response.json({ message: 'Forbidden.' }, { status: 403 });

  function takeContact(request: Request, body: unknown): Response {
    if (!isKnown(request)) return forbidden();
    const [email, name, office = '', message, language] = [
      ...['email', 'last_name', 'office_id', 'message', 'locale'],
    ].map((field) => wordIn(body, field));
    if (typeof email !== 'string' || email === '')
      return Response.json({ errors: { email: ['The email field is required.'] } }, { status: 422 });
    const [, estate = ''] = /\/estates\/([\da-f-]{36})\//.exec(request.url) ?? [];
    leads.push({
      ...{ email, name: String(name), office: String(office), estate, message: String(message) },
      language: String(language),
      mayMail: undefined,
    });
    return new Response(null, { status: 201 });
  }

  function takeAddress(request: Request, body: unknown): Response {
    const [, id = ''] = /\/estates\/([\da-f-]{36})\/url$/.exec(request.url) ?? [];
    if (!isKnown(request)) return forbidden();
    addresses.set(id, String(wordIn(body, 'url')));
    return new Response(null, { status: 204 });
  }

  function estate(request: Request, id: string): Response {
    if (!isKnown(request)) return forbidden();
    const opened = open.get(id);
    const told = opened && opened.until > now() ? sweepbrightEstateOf(model, opened.key, now()) : undefined;
    return told ? Response.json(told) : Response.json({ message: 'Not Found' }, { status: 404 });
  }

  async function routed(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/api/oauth/token') return logIn(request);
    const id = /^\/api\/estates\/([\da-f-]{36})$/.exec(pathname)?.[1];
    const isVersioned = /^application\/vnd\.sweepbright\.v\d{8}\+json$/.test(
      request.headers.get('Accept') ?? '',
    );
    return request.method === 'GET' && id !== undefined && isVersioned
      ? estate(request, id)
      : new Response(null, { status: 404 });
  }

  function disturbed(fault: Fault | undefined, response: Response): Response {
    if (fault === 'empty') return Response.json({});
    if (fault === 'errors-in-success') return Response.json({ message: 'Server Error' });
    return fault === 'drift' ? Response.json({ message: 'Forbidden.' }, { status: 403 }) : response;
  }

  async function answer(request: Request): Promise<Response> {
    calls.push(new URL(request.url).pathname);
    const fault = faults.next();
    const isAddress = request.method === 'PUT';
    if (isAddress || request.url.includes('/contacts')) {
      const body: unknown = await request.json();
      const take = isAddress ? takeAddress : takeContact;
      return spoil(fault, () => (fault === 'drift' ? forbidden() : take(request, body)));
    }
    const response = await routed(request);
    return spoil(fault, () => disturbed(fault, response));
  }

  /** Units have no messages of their own. */
  function message(key: number) {
    const named = isUnit(key) ? projectKey : key;
    const isThere = sweepbrightEstateOf(model, named, now()) !== undefined;
    open.set(guidOf(named), { key: named, until: now() + window });
    const text = JSON.stringify({
      event: isThere ? 'estate-updated' : 'estate-deleted',
      estate_id: guidOf(named),
      happened_at: new Date(now()).toISOString().replace(/\.\d+Z$/, '+00:00'),
      company_id: sweepbrightLogin.account,
    });
    return signed(text, sweepbrightLogin.secret);
  }

  const hasPicture = (address: string) => Number(new URL(address).searchParams.get('expires')) > now();

  return { answer, calls, leads, addresses, message, hasPicture };
}

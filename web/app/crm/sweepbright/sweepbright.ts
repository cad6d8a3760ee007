import type { Connector, Call, Lead, Login, Teller } from '../connector/connector.ts';
import { mapSweepbright } from './map-sweepbright.ts';
import { sweepbrightCodes } from './sweepbright-codes.ts';
import { openSweepbright, logInToSweepbright, sweepbrightVersion } from './sweepbright-session.ts';
import { ask, refusePage } from '../connector/ask.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { isObject, parseJson } from '../connector/read.ts';
import { z } from 'zod';

const messageSchema = z.object({
  event: z.enum(['estate-added', 'estate-updated', 'estate-deleted']),
  estate_id: z.guid(),
  happened_at: z.iso.datetime({ offset: true }),
  company_id: z.guid(),
});

const encoder = new TextEncoder();

/** The HMAC-SHA-1 of the message, as the system signs it with the secret of its client. */
async function isSigned(text: string, signature: string, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(signature.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(text));
}

const readSweepbrightMessage: Connector['readMessage'] = async ({ text, headers }, login) => {
  const message = messageSchema.safeParse(parseJson(text));
  if (!message.success || login.secret === '') return undefined;
  if (!(await isSigned(text, headers.get('X-Hook-Signature') ?? '', login.secret))) return undefined;
  const { event, estate_id, happened_at, company_id } = message.data;
  if (company_id.toLowerCase() !== login.account.toLowerCase()) return [];
  const at = new Date(happened_at).toISOString();
  return [{ key: estate_id.toLowerCase(), at, isGone: event === 'estate-deleted' }];
};

function pathOf({ form, key }: Lead): string {
  if (form === 'contact-demand') return '/contacts/owners';
  return key === undefined ? '/contacts' : `/estates/${encodeURIComponent(key)}/contacts`;
}

function contactOf({ firstName, lastName, email, phone, language, message, record }: Lead): object {
  const office = isObject(record) ? record['office.id'] : undefined;
  return {
    first_name: firstName,
    last_name: lastName || email,
    email,
    ...(phone && { phone }),
    locale: language,
    message,
    ...(typeof office === 'string' && { office_id: office }),
  };
}

function tellSweepbright(login: Login, call: Call): Teller {
  let token = '';

  async function send(method: string, path: string, body: object): Promise<void> {
    const headers = {
      Accept: sweepbrightVersion,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    };
    const init = { method, headers, body: JSON.stringify(body) };
    const response = await ask(call, `${login.address}/api${path}`, init, [401, 403]);
    await response.body?.cancel();
    if (!response.ok) throw new CrmProblem('wrong-secret');
    refusePage(response);
  }

  return {
    logIn: async () => {
      token = await logInToSweepbright(login, call);
    },
    tell: (lead) => send('POST', pathOf(lead), contactOf(lead)),
    tellAddress: (key, url) => send('PUT', `/estates/${encodeURIComponent(key)}/url`, { url }),
  };
}

export const sweepbright: Connector = {
  system: 'sweepbright',
  title: 'SweepBright',
  address: 'https://website.sweepbright.com',
  fetchedAtOnce: 1,
  freshFor: 30 * 60_000,
  codes: sweepbrightCodes,
  open: openSweepbright,
  openTeller: tellSweepbright,
  map: mapSweepbright,
  readMessage: readSweepbrightMessage,
};

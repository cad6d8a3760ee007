import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { expect } from '../support/fixtures.ts';

/** A form of the contact page as a person has filled it in, ready to be sent. */
export type FilledForm = { message: string; body: string };

type Opened = { token: string; challenge: Challenge };

/** The work a browser does, faster than a browser does it. */
const deriveKey: DeriveKeyFunction = (_parameters, salt, password) =>
  Promise.resolve({
    parameters: {},
    derivedKey: createHash('sha256').update(salt).update(password).digest(),
  });

/** The hidden fields of a form: its token and the solved challenge. */
export async function proveForm(site: string, form: string): Promise<Record<string, string>> {
  const answer = await fetch(`${site}/api/form-token?form=${form}`);
  const { token, challenge } = (await answer.json()) as Opened;
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = btoa(JSON.stringify({ challenge, solution }));
  return { _form: form, _key: 'test', _token: token, _proof: proof, website: '' };
}

/** The address that a message is sent with; one of its own, since an address gets few confirmations a day. */
export function emailOf(message: string): string {
  return `${message.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@example.com`;
}

async function fillIn(site: string, message: string): Promise<FilledForm> {
  const fields = { firstName: 'An', lastName: 'Peeters', email: emailOf(message), message };
  const body = new URLSearchParams({ ...(await proveForm(site, 'site-contact')), ...fields });
  return { message, body: body.toString() };
}

/** Opens the contact form once for each message and fills it in, as slowly as the site demands of people. */
export async function fillInForms(site: string, messages: readonly string[]): Promise<FilledForm[]> {
  const forms: FilledForm[] = [];
  for (const message of messages) forms.push(await fillIn(site, message));
  const filledAt = Date.now();
  await expect.poll(() => Date.now() - filledAt).toBeGreaterThan(2000);
  return forms;
}

/**
 * Sends a form; each message comes from a visitor of its own, over a connection of its own. Resolves to the status and
 * the path it leads to, rejects when there is no response.
 */
export async function sendForm(site: string, { message, body }: FilledForm): Promise<string> {
  const sending = request(`${site}/nl/contact/`, {
    method: 'POST',
    agent: false,
    headers: {
      Origin: site,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(body),
      'X-Test-Client': message,
    },
  });
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  await text(answer);
  const { statusCode = 0, headers } = answer;
  if (headers.location === undefined) return String(statusCode);
  return `${statusCode} ${new URL(headers.location, site).pathname}`;
}

/** The response to a form that was stored. */
export const thanked = '303 /nl/bedankt/site-contact/';

/** Distinct messages. */
export function messagesOf(subject: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${subject} ${index + 1}`);
}

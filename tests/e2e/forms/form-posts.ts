import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SanityClient } from '@sanity/client';
import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import type { FormId } from 'schemas/form-ids.ts';
import { expect } from '../support/fixtures.ts';
import { thanksFor } from './fill-form.ts';
import { valuesFor } from './form-values.ts';
import type { ShownForm } from './shown-forms.ts';

/** A form as a person has filled it in, ready to be sent. */
export type FilledForm = {
  form: FormId;
  path: string;
  mark: string;
  type: string;
  body: Buffer<ArrayBuffer>;
};

type Opened = { token: string; challenge: Challenge };

/** The work a browser does, faster than a browser does it. */
const deriveKey: DeriveKeyFunction = (_parameters, salt, password) =>
  Promise.resolve({
    parameters: {},
    derivedKey: createHash('sha256').update(salt).update(password).digest(),
  });

/** The hidden fields of a form: its token and the solved challenge. */
async function proveForm(site: string, { id, place }: ShownForm): Promise<Record<string, string>> {
  const answer = await fetch(`${site}/api/form-token?form=${id}`);
  const { token, challenge } = (await answer.json()) as Opened;
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = btoa(JSON.stringify({ challenge, solution }));
  return { _form: id, _key: place, _token: token, _proof: proof, website: '' };
}

/** The body of a form and its type, with a file where it takes files. */
async function encode(fields: Record<string, string>, { fileField }: ShownForm) {
  const body = fileField === '' ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (body instanceof FormData) body.append(fileField, new Blob(['%PDF-1.7\n1 0 obj\n%%EOF']), 'loon.pdf');
  const encoded = new Response(body);
  const type = encoded.headers.get('Content-Type') ?? '';
  return { type, body: Buffer.from(await encoded.arrayBuffer()) };
}

/** Fills in a form; the mark makes it differ from every other. */
export async function fillIn(
  site: string,
  form: ShownForm,
  { mark, values = {} }: { mark: string; values?: Record<string, string> },
): Promise<FilledForm> {
  const fields = { ...(await proveForm(site, form)), ...valuesFor(form, mark), ...values };
  return { form: form.id, path: form.path, mark, ...(await encode(fields, form)) };
}

/** Waits as long as a person takes at least to fill in a form; only a script is faster. */
export async function takeTime(): Promise<void> {
  const filledAt = Date.now();
  await expect.poll(() => Date.now() - filledAt).toBeGreaterThan(2000);
}

/** Fills in one form for each mark, every kind in turn, as slowly as the site demands of people. */
export async function fillInForms(
  site: string,
  forms: readonly ShownForm[],
  marks: readonly string[],
): Promise<FilledForm[]> {
  const filled: FilledForm[] = [];
  for (const [index, mark] of marks.entries()) {
    const form = forms[index % forms.length];
    if (form) filled.push(await fillIn(site, form, { mark }));
  }
  await takeTime();
  return filled;
}

/**
 * Sends a form over a connection of its own; each mark is a visitor of its own, unless `client` names one. Resolves to
 * the status and the path it leads to, rejects when there is no response.
 */
export async function sendForm(
  site: string,
  { path, mark, type, body }: FilledForm,
  client = mark,
): Promise<string> {
  const sending = request(`${site}${path}`, {
    method: 'POST',
    agent: false,
    headers: {
      Origin: site,
      'Content-Type': type,
      'Content-Length': body.byteLength,
      'X-Test-Client': client,
    },
  });
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  await text(answer);
  const { statusCode = 0, headers } = answer;
  if (headers.location === undefined) return String(statusCode);
  const { pathname } = new URL(headers.location, site);
  // Who books a visit is thanked on a page of their own.
  const isOwn = pathname.startsWith('/nl/bezoek/aangevraagd/');
  return isOwn ? thankedFor('contact-appointment') : `${statusCode} ${pathname}`;
}

/** The response to a form that was stored. */
export function thankedFor(form: FormId): string {
  return `303 ${thanksFor(form, 'nl').path}`;
}

/** Distinct marks. */
export function marksOf(subject: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${subject} ${index + 1}`);
}

/** Lets any number of people come to the visit that is filled in, since all of them choose the same time. */
export async function allowCrowds(content: SanityClient): Promise<void> {
  const exception = { _type: 'visitException', _key: 'crowd', reference: '2103', capacity: 10_000 };
  await content
    .patch('site-settings')
    .set({ 'visits.exceptions': [exception] })
    .commit();
}

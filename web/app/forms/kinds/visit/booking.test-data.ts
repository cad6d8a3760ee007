import ICAL from 'ical.js';
import type { LanguageId } from 'schemas/languages.ts';
import { type VisitLink, visitLinkAt, visitPath } from '../../../content/paths/mailed-links.ts';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { outbox } from '../../../platform/database/core-tables.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import type { Mail } from '../../../platform/mail/mail.server.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { an, encoded, filled, type Poster, post, testNow, testSite } from '../../submit/posting.test-data.ts';
import { handleVisit, showVisit } from './links/visit-links.server.ts';

export const form = 'contact-appointment';
export const wednesdayAt = (time: string) => `2026-11-25T${time}Z`;
export const wednesdayAtTen = wednesdayAt('09:00');
export const wish = { ...an, phone: '0470 00 00 00', way: 'property', moment: wednesdayAtTen };

const digitsOf = (text: string) =>
  String(new TextEncoder().encode(text).reduce((sum, byte) => (sum * 31 + byte) % 1_000_000, 7)).padStart(
    6,
    '0',
  );

function personWith(email: string) {
  return email === an.email
    ? { client: 'a', phone: wish.phone }
    : { client: email, phone: `0471 ${digitsOf(email)}` };
}

export async function hold(values: Partial<typeof wish> = {}, poster: Poster = {}) {
  const { client, phone } = personWith(values.email ?? an.email);
  const typed = await filled({ ...wish, phone, ...values }, { form });
  return post(encoded(typed), { propertyId: '2103', client, ...poster });
}

export async function book(values: Partial<typeof wish> = {}, poster: Poster = {}) {
  const { database = emptyDatabase(), now, site } = poster;
  const response = await hold(values, { ...poster, database });
  if (response.status === 303) {
    const token = await tokenFor(database, values.email);
    await requestVisit(database, token, {
      link: 'confirm',
      body: {},
      ...(now && { now }),
      ...(site && { site }),
    });
  }
  return response;
}

export const mailsIn = async (database: Database): Promise<Mail[]> =>
  (await database.select().from(outbox)).map(({ message }) => message);

export function eventIn(content = '') {
  const calendar = new ICAL.Component(ICAL.parse(content) as string);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event.');
  return { calendar, event: new ICAL.Event(component), component };
}

export async function tokenFor(database: Database, email = an.email): Promise<string> {
  const mail = (await mailsIn(database)).findLast(({ to }) => to[0] === email);
  const links = (mail?.text ?? '').match(/https?:\S+/g) ?? [];
  const link = links.map((each) => new URL(each).pathname).find((path) => visitLinkAt(path));
  return link?.split('/')[4] ?? '';
}

type Given = {
  link?: VisitLink;
  /** Posted as a form; a page is only shown without it. */
  body?: Record<string, string>;
  origin?: string;
  language?: LanguageId;
  now?: Date;
  site?: typeof testSite;
};

export async function requestVisit(
  database: Database,
  token: string,
  { link = 'change', body, origin, language = 'nl', now = testNow, site = testSite }: Given = {},
) {
  const own = 'http://localhost:3000';
  const address = `${own}${visitPath(language, link, token)}`;
  const init = body && {
    method: 'POST',
    headers: { Origin: origin ?? own },
    body: new URLSearchParams(body),
  };
  const { platform } = testPlatform({ database, clock: () => now });
  const handle = body ? handleVisit : showVisit;
  const response = await handle({ platform, site, request: new Request(address, init), link, token });
  if (!('init' in response)) return { status: response.status, location: response.headers.get('Location') };
  return {
    status: response.init?.status ?? 200,
    page: response.data,
    headers: new Headers(response.init?.headers),
  };
}

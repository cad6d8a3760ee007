import type { LanguageId } from 'schemas/languages.ts';
import { newsletterPath } from '../../../content/paths/mailed-links.ts';
import type { Mail } from '../../../platform/mail/mail.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { outbox } from '../../../platform/database/core-tables.server.ts';
import { subscriptions } from './subscription-tables.server.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { encoded, filled, post, testNow, testSite } from '../../submit/posting.test-data.ts';
import type { PersonalResult } from '../../link-page/link-response.server.ts';
import {
  showConfirm,
  showUnsubscribe,
  showUnsubscribeLinkForm,
  respondToLink,
  type LinkContext,
} from './newsletter-links.server.ts';

export const form = 'sign-newsletter';
export const email = 'an@example.com';

export const sendForm = async (database: Database, language: LanguageId = 'nl', address = email) =>
  post(encoded(await filled({ email: address }, { form })), { database, language });

export async function mailsIn(database: Database): Promise<Mail[]> {
  return (await database.select().from(outbox)).map(({ message }) => message);
}

export function tokenIn(mail: Mail | undefined, link: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/newsletter/${link}/([^/\\s]+)/`).exec(mail?.text ?? '')?.[1] ?? '';
}

type Given = {
  body?: BodyInit;
  origin?: string;
  headers?: Record<string, string>;
  language?: LanguageId;
};

export async function openLink(
  database: Database,
  link: 'confirm' | 'unsubscribe',
  token: string,
  handle: (context: LinkContext) => Promise<PersonalResult>,
  { body, origin = 'http://localhost:3000', headers = { Origin: origin }, language = 'nl' }: Given = {},
) {
  const address = `${origin}${newsletterPath(language, link, token)}`;
  const isShown = handle === showConfirm || handle === showUnsubscribe || handle === showUnsubscribeLinkForm;
  const request = new Request(address, isShown ? {} : { method: 'POST', headers, ...(body && { body }) });
  const { platform } = testPlatform({ database, clock: () => testNow });
  const response = await respondToLink({ platform, site: testSite, request, link, token }, handle);
  if (!('init' in response)) return { status: response.status, location: response.headers.get('Location') };
  return {
    status: response.init?.status ?? 200,
    page: response.data,
    headers: new Headers(response.init?.headers),
  };
}

export const stateOf = async (database: Database) =>
  (await database.select().from(subscriptions)).map(({ state }) => state);

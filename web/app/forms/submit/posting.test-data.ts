import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { forms } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { emptyContent, emptySettings, plainPage } from '../../content/cms/site.test-data.ts';
import { prepareSite, type Site } from '../../content/cms/site.server.ts';
import { createFormToken, signFormToken } from '../protection/gate.server.ts';
import type { SendMail } from '../../platform/mail/mail.server.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { hiddenFields, type ShownAgain } from '../definition/form-content.ts';
import { submitForm } from './submit.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const inEach = <Value>(value: (language: LanguageId) => Value) =>
  (['nl', 'fr', 'en'] as const).map((language) => ({ language, value: value(language) }));

const noVisits = { duration: null, buffer: null, notice: null, weeks: null, capacity: null };

export const someProperty = '2101';

export const testSite = prepareSite({
  ...emptyContent,
  settings: {
    ...emptySettings,
    agencyName: 'Huis & Haard',
    phone: '+32 15 00 00 00',
    email: 'info@huisenhaard.example',
    enabledLanguages: ['nl', 'fr', 'en'],
    visits: { ...noVisits, exceptions: [{ reference: someProperty, duration: null, capacity: 100_000 }] },
  },
  team: [
    { _id: 'team-greet-maes', name: 'Greet Maes', email: 'greet@huisenhaard.example' },
    { _id: 'team-koen-aerts', name: 'Koen Aerts', email: 'koen@huisenhaard.example' },
  ],
  diaries: ['1', '2', '3', '4', '5'].map((broker) => ({
    email: sampleCatalogue.broker(broker, 'nl')?.email ?? null,
    visitHours: [{ days: ['tuesday', 'wednesday'], from: '10:00', to: '12:00' }],
    blockedDays: null,
  })),
  pages: [
    ...forms.map(({ id }) => ({
      ...plainPage,
      _id: `thanks-${id}`,
      originalPath: `/feedback/${id}/`,
      title: inEach(() => 'Bedankt'),
      path: inEach(
        (language) =>
          ({ nl: `/bedankt/${id}/`, fr: `/merci/${id}/`, en: `/thank-you/${id}/` })[language as 'nl'],
      ),
    })),
    {
      ...plainPage,
      _id: 'projects',
      kind: 'project-list' as const,
      title: inEach(() => 'Projecten'),
      path: inEach(() => '/projects/'),
    },
  ],
});

export type Poster = {
  database?: DrizzleD1Database;
  now?: Date;
  language?: LanguageId;
  sendMail?: SendMail;
  headers?: Record<string, string>;
  client?: string;
  origin?: string;
  propertyId?: string;
  projectId?: string;
  waiting?: Promise<unknown>[];
  site?: Site;
  uploads?: R2Bucket;
};

export const testNow = new Date('2026-11-21T10:00:00Z');

/** A form that is shown again, with the values and errors that conform keeps at hand. */
export function readable<Result extends ShownAgain>(result: Result) {
  const { error = {}, initialValue } = result.lastResult;
  const { '': messages, ...wrong } = error;
  const typed = Object.entries(initialValue ?? {}).map(([name, value]) => [name, value] as [string, string]);
  return {
    ...result,
    messages: messages ?? [],
    errors: Object.fromEntries(Object.entries(wrong).map(([name, errors]) => [name, errors?.[0]])),
    values: Object.fromEntries(typed.filter(([name]) => !name.startsWith('_'))),
    hidden: Object.fromEntries(typed.filter(([name]) => name.startsWith('_'))),
  };
}

export async function post(body: BodyInit, poster: Poster = {}) {
  const {
    language = 'nl',
    headers = {},
    client = 'a',
    origin = 'http://localhost:3000',
    propertyId,
    projectId,
  } = poster;
  const request = new Request(`${origin}/${language}/contact/`, {
    method: 'POST',
    body,
    headers: {
      Origin: origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Test-Client': client,
      ...headers,
    },
  });
  const { database = emptyDatabase(), now = testNow, sendMail, waiting = [] } = poster;
  const { platform } = testPlatform({
    database,
    ...(poster.uploads && { uploads: poster.uploads }),
    clock: () => now,
    sendMail,
    clientAddressHeader: 'X-Test-Client',
    waitUntil: (promise) => void waiting.push(promise),
  });
  const response = await submitForm({
    platform,
    site: poster.site ?? testSite,
    request,
    language,
    propertyId,
    projectId,
  });
  if (!('init' in response)) {
    return { status: response.status, location: response.headers.get('Location'), headers: response.headers };
  }
  return {
    status: response.init?.status ?? 200,
    result: readable(response.data),
    headers: new Headers(response.init?.headers),
  };
}

export async function filled(
  values: Record<string, string>,
  { form = 'site-contact', ago = 10_000 }: { form?: string; ago?: number } = {},
): Promise<Record<string, string>> {
  const token = createFormToken(form, Date.now() - ago, [3, 4]);
  return {
    ...values,
    [hiddenFields.form]: form,
    [hiddenFields.formKey]: 'a',
    [hiddenFields.token]: await signFormToken(testSettings.SITE_SECRET, token),
    [hiddenFields.answer]: '7',
    [hiddenFields.trap]: '',
  };
}

export const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

export const an = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.com',
  message: 'Is er nog plaats?',
};

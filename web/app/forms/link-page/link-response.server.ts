import { data, redirect } from '@remix-run/cloudflare';
import type { LanguageId } from 'schemas/languages.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { requestLanguage, serverText } from '../../content/i18n/i18next.server.ts';
import { homePath } from '../../content/paths/build-path.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import type { SubmitContext } from '../submit/submit-context.ts';
import { logProblem } from '../../platform/log.server.ts';
import type { LinkPageData } from './link-page.tsx';

/** Bytes. A mail program sends at most a few hundred. */
const largestBody = 4096;

/** Recognises the unsubscribe button of mail programs, which post from elsewhere (RFC 8058). */
export async function hasOneClick(request: Request): Promise<boolean> {
  const body = await readSmallBody(request, largestBody);
  const type = request.headers.get('Content-Type') ?? '';
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return form.get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}

export function refusePost({ request }: Pick<PersonalRequest, 'request'>): never {
  throw new Response(null, { status: isOwnOrigin(request) ? 405 : 403 });
}

type PersonalPage = { page: LinkPageData; status: number; headers?: Record<string, string> };

export type PersonalResult = PersonalPage | { next: string; headers?: [name: string, value: string][] };

type PersonalRequest = Pick<SubmitContext, 'platform' | 'site' | 'request'>;

export type LinkRequest = PersonalRequest & { token: string };

export const daysToConfirm = 7;

/** In the language of the URL; redirects from one that the site no longer has, as links in old mails must work. */
export async function respondPersonally(
  given: PersonalRequest,
  pathIn: (language: LanguageId) => string,
  handle: (context: SubmitContext) => Promise<PersonalResult>,
) {
  const { site, request } = given;
  const language = await requestLanguage(request, site);
  if (!new URL(request.url).pathname.startsWith(homePath(language)))
    return redirect(pathIn(language), { headers: privacyHeaders });
  const context = { ...given, language };
  const result = await handle(context).catch((error: unknown) => failed(context, error));
  if ('next' in result) {
    const headers = [...Object.entries(privacyHeaders), ...(result.headers ?? [])];
    return redirect(result.next, { status: 303, headers });
  }
  const alternates = Object.fromEntries(site.languages.map((each) => [each, pathIn(each)]));
  const { page, status, headers } = result;
  return data({ ...page, alternates }, { status, headers: { ...privacyHeaders, ...headers } });
}

function failed({ platform, site, language }: SubmitContext, error: unknown): PersonalPage {
  logProblem('The page of a personal link failed.', { requestId: platform.requestId, errorKind: error });
  const t = serverText(site, language);
  const phone = site.content.settings?.phone ?? '';
  const page = { title: t('newsletter.failedTitle'), text: t('message.unavailable', { phone }) };
  return { page, status: 503, headers: { 'Retry-After': '120' } };
}

const refusals = {
  400: 'message.notSent',
  403: 'message.refused',
  413: 'message.tooLarge',
  415: 'message.notSent',
} as const;

export function refused(
  { site, language }: Pick<SubmitContext, 'site' | 'language'>,
  status: keyof typeof refusals,
): PersonalPage {
  const t = serverText(site, language);
  return { page: { title: t('newsletter.failedTitle'), text: t(refusals[status]) }, status };
}

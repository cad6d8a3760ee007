import { data, redirect } from '@remix-run/cloudflare';
import type { Site } from '../../../cms/site.server.ts';
import { requestLanguage, serverText } from '../../../i18n/i18next.server.ts';
import { homePath, pagePath } from '../../../paths/build-path.ts';
import { newsletterPath, type NewsletterStep } from '../../../paths/newsletter-path.ts';
import type { Platform } from '../../../services/platform.server.ts';
import { privacyHeaders } from '../../../services/http/security-headers.server.ts';
import type { SubmitContext } from '../../submit/submit-context.ts';
import type { NewsletterPageData } from './newsletter-page.tsx';

export type StepContext = SubmitContext & { step: NewsletterStep; token: string };

export type StepResult =
  | { page: Omit<NewsletterPageData, 'alternates'>; status: number; headers?: Record<string, string> }
  | { next: NewsletterStep };

type StepRequest = { platform: Platform; site: Site; request: Request; step: NewsletterStep; token?: string };

/**
 * Responds in the language of the URL. A language that the site no longer has redirects to one that it has, because
 * links in old mails must keep working.
 */
export async function respondToStep(
  { platform, site, request, step, token = '' }: StepRequest,
  handle: (context: StepContext) => Promise<StepResult>,
) {
  const language = await requestLanguage(request, site);
  if (!new URL(request.url).pathname.startsWith(homePath(language)))
    return redirect(newsletterPath(language, step, token), { headers: privacyHeaders });
  const context = { platform, site, request, language, step, token };
  const result = await handle(context).catch((error: unknown) => failed(context, error));
  if ('next' in result)
    return redirect(newsletterPath(language, result.next), { status: 303, headers: privacyHeaders });
  const alternates = Object.fromEntries(
    site.languages.map((each) => [each, newsletterPath(each, step, token)]),
  );
  const { page, status, headers } = result;
  return data({ ...page, alternates }, { status, headers: { ...privacyHeaders, ...headers } });
}

function failed({ platform, site, language }: StepContext, error: unknown): StepResult {
  console.error(
    'A subscription could not be read or stored.',
    platform.requestId,
    error instanceof Error && error.name,
  );
  const t = serverText(site, language);
  const phone = site.content.settings?.phone ?? '';
  const text = t('message.unavailable', { phone });
  return {
    page: { title: t('newsletter.failedTitle'), text },
    status: 503,
    headers: { 'Retry-After': '120' },
  };
}

const refusals = {
  400: 'message.notSent',
  403: 'message.refused',
  413: 'message.tooLarge',
  415: 'message.notSent',
} as const;

export function refused({ site, language }: StepContext, status: keyof typeof refusals): StepResult {
  const t = serverText(site, language);
  return { page: { title: t('newsletter.failedTitle'), text: t(refusals[status]) }, status };
}

/** For a link that does not work: `forged` never did, `ended` no longer does. */
export function deadLink({ site, language, step }: StepContext, reason: 'forged' | 'ended'): StepResult {
  const t = serverText(site, language);
  const page =
    step === 'confirm'
      ? { text: t('newsletter.confirmInvalid'), link: signUpLink({ site, language }) }
      : {
          text: t('newsletter.unsubscribeInvalid'),
          link: { href: newsletterPath(language, 'unsubscribe'), label: t('newsletter.unsubscribeTitle') },
        };
  return { page: { title: t('newsletter.endedTitle'), ...page }, status: reason === 'forged' ? 400 : 410 };
}

export function donePage(
  { site, language }: Pick<StepContext, 'site' | 'language'>,
  step: 'confirmed' | 'unsubscribed' | 'link-sent',
): StepResult {
  const t = serverText(site, language);
  const home = { href: homePath(language), label: t('thanks.homeLink') };
  const pages = {
    confirmed: { title: t('newsletter.confirmedTitle'), text: t('newsletter.confirmedText'), link: home },
    unsubscribed: { title: t('newsletter.unsubscribedTitle'), text: t('message.unsubscribed'), link: home },
    'link-sent': { title: t('newsletter.askedTitle'), text: t('newsletter.askedText'), link: home },
  };
  return { page: pages[step], status: 200 };
}

function signUpLink({ site, language }: Pick<StepContext, 'site' | 'language'>) {
  const page = site.paths.byAnyPath('/sign-newsletter/');
  const t = serverText(site, language);
  return {
    href: (page && pagePath(page, language)) ?? homePath(language),
    label: t('newsletter.signUpLink'),
  };
}

import { data, redirect } from '@remix-run/cloudflare';
import type { Site } from '../../../cms/site.server.ts';
import { requestLanguage, serverText } from '../../../i18n/i18next.server.ts';
import { homePath, pagePath } from '../../../paths/build-path.ts';
import { newsletterPath, type NewsletterStep } from '../../../paths/newsletter-path.ts';
import type { Platform } from '../../../services/platform.server.ts';
import { privacyHeaders } from '../../../services/http/security-headers.server.ts';
import type { SubmitContext } from '../../submit/submit-context.ts';
import type { NewsletterPageData } from './newsletter-page.tsx';

/** One step as asked for: where, and with which token; the empty one when the address has none. */
export type StepContext = SubmitContext & { step: NewsletterStep; token: string };

/** What a step answers: a page with its status, or the step that follows. */
export type StepAnswer =
  | { page: Omit<NewsletterPageData, 'alternates'>; status: number; headers?: Record<string, string> }
  | { next: NewsletterStep };

type Asked = { platform: Platform; site: Site; request: Request; step: NewsletterStep; token?: string };

/**
 * Answers a step in the language that its address names. An address whose language the site does not have any more
 * leads to a language it has, because mails are kept for long.
 */
export async function answerStep(
  { platform, site, request, step, token = '' }: Asked,
  answer: (context: StepContext) => Promise<StepAnswer>,
) {
  const language = await requestLanguage(request, site);
  if (!new URL(request.url).pathname.startsWith(`/${language}/`))
    return redirect(newsletterPath(language, step, token), { headers: privacyHeaders });
  const context = { platform, site, request, language, step, token };
  const given = await answer(context).catch((error: unknown) => failed(context, error));
  if ('next' in given)
    return redirect(newsletterPath(language, given.next), { status: 303, headers: privacyHeaders });
  const alternates = Object.fromEntries(
    site.languages.map((each) => [each, newsletterPath(each, step, token)]),
  );
  const { page, status, headers } = given;
  return data({ ...page, alternates }, { status, headers: { ...privacyHeaders, ...headers } });
}

function failed({ platform, site, language }: StepContext, error: unknown): StepAnswer {
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

/** A request that no page of ours has made, or that cannot be read. */
export function refused({ site, language }: StepContext, status: keyof typeof refusals): StepAnswer {
  const t = serverText(site, language);
  return { page: { title: t('newsletter.failedTitle'), text: t(refusals[status]) }, status };
}

/** A link that cannot be used: `forged` when it never could. */
export function deadLink({ site, language, step }: StepContext, reason: 'forged' | 'ended'): StepAnswer {
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

/** The page after a step has been done. */
export function donePage(
  { site, language }: Pick<StepContext, 'site' | 'language'>,
  step: 'confirmed' | 'unsubscribed' | 'link-sent',
): StepAnswer {
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

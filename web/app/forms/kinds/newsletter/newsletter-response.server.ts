import type { LanguageId } from 'schemas/languages.ts';
import { linkedPaths } from 'schemas/needed-pages.ts';
import type { Site } from '../../../content/cms/site.server.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { homePath, pagePath } from '../../../content/paths/build-path.ts';
import { newsletterPath, type NewsletterLink } from '../../../content/paths/mailed-links.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { type PersonalResult, respondPersonally } from '../../link-page/link-response.server.ts';
import type { SubmitContext } from '../../submit/submit-context.ts';

export type LinkContext = SubmitContext & { step: NewsletterLink; token: string };

type LinkRequest = { platform: Platform; site: Site; request: Request; step: NewsletterLink; token?: string };

export function respondToLink(
  { step, token = '', ...given }: LinkRequest,
  handle: (context: LinkContext) => Promise<PersonalResult>,
) {
  const pathIn = (language: LanguageId) => newsletterPath(language, step, token);
  return respondPersonally(given, pathIn, (context) => handle({ ...context, step, token }));
}

/** Answers a link that does not work: `forged` never did, `ended` no longer does. */
export function deadLink({ site, language, step }: LinkContext, reason: 'forged' | 'ended'): PersonalResult {
  const t = serverText(site, language);
  const page =
    step === 'confirm'
      ? { text: t('newsletter.confirmInvalid'), links: [signUpLink({ site, language })] }
      : {
          text: t('newsletter.unsubscribeInvalid'),
          links: [{ href: newsletterPath(language, 'unsubscribe'), label: t('newsletter.unsubscribeTitle') }],
        };
  return { page: { title: t('newsletter.endedTitle'), ...page }, status: reason === 'forged' ? 400 : 410 };
}

export function donePage(
  { site, language }: Pick<LinkContext, 'site' | 'language'>,
  step: 'confirmed' | 'unsubscribed' | 'link-sent',
): PersonalResult {
  const t = serverText(site, language);
  const links = [{ href: homePath(language), label: t('thanks.homeLink') }];
  const pages = {
    confirmed: { title: t('newsletter.confirmedTitle'), text: t('newsletter.confirmedText') },
    unsubscribed: { title: t('newsletter.unsubscribedTitle'), text: t('message.unsubscribed') },
    'link-sent': { title: t('newsletter.askedTitle'), text: t('newsletter.askedText') },
  };
  return { page: { ...pages[step], links }, status: 200 };
}

function signUpLink({ site, language }: Pick<LinkContext, 'site' | 'language'>) {
  const page = site.paths.byAnyPath(linkedPaths.newsletter);
  const t = serverText(site, language);
  return {
    href: (page && pagePath(page, language)) ?? homePath(language),
    label: t('newsletter.signUpLink'),
  };
}

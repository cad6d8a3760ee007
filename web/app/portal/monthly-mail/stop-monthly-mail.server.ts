import type { LanguageId } from 'schemas/languages.ts';
import {
  hasOneClick,
  type PersonalResult,
  refused,
  respondPersonally,
} from '../../forms/personal/personal-response.server.ts';
import type { SubmitContext } from '../../forms/submit/submit-context.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { loginPath, portalPath, monthlyMailPath } from '../../content/paths/portal/portal-path.ts';
import { setMonthlyMail, readMonthlyMailToken } from './monthly-mails.server.ts';
import { findOwner } from '../owners/owners.server.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';

type Given = Pick<SubmitContext, 'platform' | 'site' | 'request'> & { token: string };

function respond({ token, ...given }: Given, handle: (context: SubmitContext) => Promise<PersonalResult>) {
  const pathIn = (language: LanguageId) => monthlyMailPath(language, token);
  return respondPersonally(given, pathIn, handle);
}

/** Says what a link is for. Changes nothing, because mail scanners follow links too. */
export function showMonthlyMail(given: Given) {
  return respond(given, async (context) => {
    const { platform } = context;
    const ownerId = await readMonthlyMailToken(platform.settings.SITE_SECRET, given.token);
    if (ownerId === undefined) return deadPage(context);
    const owner = await findOwner(platform.database, ownerId);
    return owner?.wantsMonthlyMail ? stopPage(context, owner.email) : stoppedPage(context);
  });
}

/** Handles the button of that page, and the one-click button of mail programs. Stopping twice does no harm. */
export function stopMonthlyMail(given: Given) {
  return respond(given, async (context) => {
    const { platform, request, language } = context;
    const isOwn = isOwnOrigin(request);
    if (!isOwn && !(await hasOneClick(request))) return refused(context, 403);
    const ownerId = await readMonthlyMailToken(platform.settings.SITE_SECRET, given.token);
    if (ownerId === undefined) return deadPage(context);
    await setMonthlyMail(platform.database, ownerId, false);
    // RFC 8058 forbids a redirect after one click.
    return isOwn ? { next: monthlyMailPath(language, given.token) } : stoppedPage(context);
  });
}

function deadPage({ site, language }: SubmitContext): PersonalResult {
  const t = serverText(site, language);
  const links = [{ href: loginPath(site.paths, language), label: t('portal.backToLogin') }];
  return {
    page: { title: t('newsletter.endedTitle'), text: t('portal.monthlyMailEnded'), links },
    status: 400,
  };
}

function stopPage({ site, language }: SubmitContext, email: string): PersonalResult {
  const t = serverText(site, language);
  const form = { button: t('portal.monthlyMailStop') };
  const page = {
    title: t('portal.monthlyMailTitle'),
    text: t('portal.monthlyMailStopText', { email }),
    form,
  };
  return { page, status: 200 };
}

function stoppedPage({ site, language }: SubmitContext): PersonalResult {
  const t = serverText(site, language);
  const links = [{ href: portalPath(language, 'account'), label: t('portal.accountTitle') }];
  const page = { title: t('portal.monthlyMailStopped'), text: t('portal.monthlyMailAgain'), links };
  return { page, status: 200 };
}

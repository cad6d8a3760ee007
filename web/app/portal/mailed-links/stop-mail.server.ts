import type { LanguageId } from 'schemas/languages.ts';
import {
  hasOneClick,
  type PersonalResult,
  refused,
  respondPersonally,
} from '../../forms/link-page/link-response.server.ts';
import type { SubmitContext } from '../../forms/submit/submit-context.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { loginPath, portalPath, stopMailPath } from '../../content/paths/portal-path.ts';
import { setMonthlyMail } from '../monthly-mail/monthly-mails.server.ts';
import { newsKindIds, newsTitle } from '../news-kinds.ts';
import { chooseNews } from '../news/told-news.server.ts';
import { findOwner, type StoredOwner } from '../owners/owners.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { readStopLink, type StoppedMail } from '../links/stop-link.server.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';

type Given = Pick<SubmitContext, 'platform' | 'site' | 'request'> & { token: string };

function respond({ token, ...given }: Given, handle: (context: SubmitContext) => Promise<PersonalResult>) {
  const pathIn = (language: LanguageId) => stopMailPath(language, token);
  return respondPersonally(given, pathIn, handle);
}

/** Says what a link is for. Changes nothing, because mail scanners follow links too. */
export function showStop(given: Given) {
  return respond(given, async (context) => {
    const { platform } = context;
    const stopped = await readStopLink(platform.settings.SITE_SECRET, given.token);
    if (!stopped) return deadPage(context);
    const owner = await findOwner(platform.database, stopped.ownerId);
    return owner && wants(owner, stopped)
      ? stopPage(context, stopped, owner.email)
      : stoppedPage(context, stopped);
  });
}

/** Handles the button of that page, and the one-click button of mail programs. Stopping twice does no harm. */
export function stopMail(given: Given) {
  return respond(given, async (context) => {
    const { platform, request, language } = context;
    const isOwn = isOwnOrigin(request);
    if (!isOwn && !(await hasOneClick(request))) return refused(context, 403);
    const stopped = await readStopLink(platform.settings.SITE_SECRET, given.token);
    if (!stopped) return deadPage(context);
    await stop(platform.database, stopped);
    // RFC 8058 forbids a redirect after one click.
    return isOwn ? { next: stopMailPath(language, given.token) } : stoppedPage(context, stopped);
  });
}

const kindsOf = (mail: Exclude<StoppedMail['mail'], 'monthly'>) => (mail === 'digest' ? newsKindIds : [mail]);

function wants({ wantsMonthlyMail, stoppedNews }: StoredOwner, { mail }: StoppedMail): boolean {
  if (mail === 'monthly') return wantsMonthlyMail;
  return kindsOf(mail).some((kind) => !stoppedNews.includes(kind));
}

async function stop(database: Database, { ownerId, mail }: StoppedMail): Promise<void> {
  if (mail === 'monthly') {
    await setMonthlyMail(database, ownerId, false);
    return;
  }
  const owner = await findOwner(database, ownerId);
  const stopped = [...new Set([...(owner?.stoppedNews ?? []), ...kindsOf(mail)])];
  await chooseNews(database, ownerId, { stopped });
}

function deadPage({ site, language }: SubmitContext): PersonalResult {
  const t = serverText(site, language);
  const links = [{ href: loginPath(site.paths, language), label: t('portal.backToLogin') }];
  return {
    page: { title: t('newsletter.endedTitle'), text: t('portal.stopMailEnded'), links },
    status: 400,
  };
}

function stopPage({ site, language }: SubmitContext, { mail }: StoppedMail, email: string): PersonalResult {
  const t = serverText(site, language);
  const page =
    mail === 'monthly'
      ? {
          title: t('portal.monthlyMailTitle'),
          text: t('portal.monthlyMailStopText', { email }),
          form: { button: t('portal.monthlyMailStop') },
        }
      : {
          title: newsTitle(mail, t),
          text: t('portal.newsStopText', { email }),
          form: { button: t('portal.newsStop') },
        };
  return { page, status: 200 };
}

function stoppedPage({ site, language }: SubmitContext, { mail }: StoppedMail): PersonalResult {
  const t = serverText(site, language);
  const links = [{ href: portalPath(language, 'account'), label: t('portal.accountTitle') }];
  const page =
    mail === 'monthly'
      ? { title: t('portal.monthlyMailStopped'), text: t('portal.monthlyMailAgain'), links }
      : { title: t('portal.newsStopped'), text: t('portal.newsAgain'), links };
  return { page, status: 200 };
}

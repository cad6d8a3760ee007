import type { PathEntry } from '../../content/paths/path-table.ts';
import { loadContentPage } from '../content/load-content-page.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { type LoginNotice, loginNotices, resetPath, passkeyPath } from '../../content/paths/portal-path.ts';
import { revealWords } from '../../forms/view/reveal-words.ts';
import { loginFields } from '../../portal/fields.ts';

export type LoginPageData = NonNullable<Awaited<ReturnType<typeof loadLoginPage>>>;

export async function loadLoginPage(context: PageContext, entry: PathEntry) {
  const page = await loadContentPage(context, entry);
  if (!page) return undefined;
  return { ...page, head: { ...page.head, isIndexed: false }, login: loadLoginForm(context) };
}

const noticeTexts = {
  'session-ended': 'portal.sessionEnded',
  'log-in-again': 'portal.logInAgain',
  'log-in-to-delete': 'portal.logInToDelete',
  'account-deleted': 'portal.accountDeleted',
  'logged-out': 'portal.loggedOut',
  'password-changed': 'portal.passwordChanged',
  'link-sent': 'portal.emailLinkSent',
  'reset-sent': 'portal.resetSent',
  'view-ended': 'portal.viewEnded',
} as const satisfies Record<LoginNotice, string>;

function loadLoginForm({ site, language, url }: Pick<PageContext, 'site' | 'language' | 'url'>) {
  const t = serverText(site, language);
  const notice = loginNotices.find((each) => each === url.searchParams.get('notice'));
  const next = url.searchParams.get(loginFields.next) ?? undefined;
  return {
    title: t('portal.loginTitle'),
    intro: t('portal.loginIntro'),
    notice: notice && t(noticeTexts[notice]),
    email: t('form.email'),
    password: t('form.password'),
    reveal: revealWords(t),
    button: t('portal.loginButton'),
    linkButton: t('portal.emailLinkButton'),
    forgot: { href: resetPath(language), label: t('portal.forgotPassword') },
    next,
    passkey: {
      path: passkeyPath(language),
      next,
      button: t('portal.passkeyLogin'),
      failed: t('portal.passkeyFailed'),
    },
  };
}

import { parseWithZod } from '@conform-to/zod/v4';
import type { LanguageId } from 'schemas/languages.ts';
import type { ShownAgain } from '../../forms/definition/form-content.ts';
import { withHeading } from '../../forms/submit/form-result.server.ts';
import { refused, respondPersonally } from '../../forms/link-page/link-response.server.ts';
import { readPost } from '../../forms/post/read-post.server.ts';
import type { SubmitContext } from '../../forms/submit/submit-context.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { loginPath, portalPath, ownerLinkPath, resetPath } from '../../content/paths/portal-path.ts';
import {
  changePassword,
  findOwnerLink,
  type LinkPurpose,
  useOwnerLink,
} from '../links/owner-tokens.server.ts';
import { propertiesOfOwner, type StoredOwner } from '../owners/owners.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { entranceMail } from '../links/change-mails.server.ts';
import { passwordFields, passwordLength, passwordSchema, ownWords } from '../password/new-password.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { revealWords } from '../../forms/view/reveal-words.ts';
import { startSession } from '../session/start-session.server.ts';
import type { LinkPageData } from '../../forms/link-page/link-page.tsx';

type Given = Pick<SubmitContext, 'platform' | 'site' | 'request'> & { token: string };
type Outcome = { page: LinkPageData; status: number };

const pathOf = (token: string) => (language: LanguageId) => ownerLinkPath(language, token);

function endedPage(
  { site, language }: SubmitContext,
  message: 'portal.linkExpired' | 'portal.personNotFound',
): Outcome {
  const t = serverText(site, language);
  const links = [
    { href: loginPath(site.paths, language), label: t('portal.backToLogin') },
    { href: resetPath(language), label: t('portal.resetTitle') },
  ];
  return { page: { title: t('portal.loginTitle'), text: t(message), links }, status: 410 };
}

function linkPage(
  { site, language }: SubmitContext,
  { purpose, owner: { name, email } }: { purpose: LinkPurpose; owner: StoredOwner },
  shown?: ShownAgain,
): Outcome {
  const t = serverText(site, language);
  if (purpose === 'sign-in') {
    const form = { button: t('portal.loginButton') };
    const page = { title: t('portal.signInTitle'), text: t('portal.signInText', { name }), form };
    return { page, status: 200 };
  }
  const reveal = revealWords(t);
  const { password, confirmation } = passwordFields;
  const page: LinkPageData = {
    title: t(purpose === 'invitation' ? 'portal.invitationTitle' : 'portal.newPasswordTitle'),
    text: t('portal.newPasswordIntro', { name }),
    form: {
      fields: [
        // Tells password managers whose password it is.
        {
          name: 'username',
          label: t('form.email'),
          type: 'email',
          autoComplete: 'username',
          fixed: email,
        },
        {
          name: password,
          label: t('form.password'),
          type: 'password',
          autoComplete: 'new-password',
          help: t('form.passwordHelp', { min: passwordLength.min }),
          reveal,
        },
        {
          name: confirmation,
          label: t('form.passwordConfirmation'),
          type: 'password',
          autoComplete: 'new-password',
          reveal,
        },
      ],
      button: t('portal.newPasswordButton'),
      shown,
    },
  };
  return { page, status: shown ? 422 : 200 };
}

async function findLink({ platform: { database, clock } }: SubmitContext, token: string) {
  const tokenHash = sha256(token);
  const link = await findOwnerLink(database, tokenHash, clock());
  return link && { ...link, tokenHash };
}

/** Shows what a mailed link is for, and uses it up only on the button: mail programs open links on their own. */
export function showLink({ token, ...given }: Given) {
  return respondPersonally(given, pathOf(token), async (context) => {
    const link = await findLink(context, token);
    if (!link) return endedPage(context, 'portal.linkExpired');
    const { owner, purpose } = link;
    return owner ? linkPage(context, { purpose, owner }) : endedPage(context, 'portal.personNotFound');
  });
}

/** Signs in, or takes a new password, which ends every session of the owner. */
export function followLink({ token, ...given }: Given) {
  return respondPersonally(given, pathOf(token), async (context) => {
    const { platform, site, request, language } = context;
    const { database, clock, sendMail, waitUntil } = platform;
    if (!isOwnOrigin(request)) return refused(context, 403);
    const link = await findLink(context, token);
    if (!link) return endedPage(context, 'portal.linkExpired');
    const { owner, purpose, tokenHash } = link;
    if (!owner) return endedPage(context, 'portal.personNotFound');
    const hash = purpose === 'sign-in' ? undefined : await newHash(context, owner);
    if (hash && 'lastResult' in hash) return linkPage(context, { purpose, owner }, hash);
    if (!(await useOwnerLink(database, tokenHash, clock()))) return endedPage(context, 'portal.linkExpired');
    if (hash) {
      const now = clock();
      const mail = entranceMail(context, owner, { entrance: 'password', now });
      await changePassword(database, owner.id, { ...hash, mail, now });
      if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
    }
    if (purpose === 'new-password')
      return { next: loginPath(site.paths, language, { notice: 'password-changed' }) };
    return { next: portalPath(language, 'overview'), headers: await startSession(context, owner.id) };
  });
}

async function newHash({ platform, site, language, request }: SubmitContext, owner: StoredOwner) {
  const t = serverText(site, language);
  const read = await readPost(request);
  const post = typeof read === 'number' ? new URLSearchParams() : read.post;
  const ids = await propertiesOfOwner(platform.database, owner.id);
  const found = await Promise.all(ids.map((id) => platform.importedCatalogue.find(id, language)));
  const homes = found.filter((home) => home !== undefined);
  const schema = passwordSchema(t, ownWords(owner, homes, site.content.settings));
  const submission = await parseWithZod(post, { schema, async: true });
  if (submission.status !== 'success')
    return withHeading(t, submission.reply({ hideFields: Object.values(passwordFields) }));
  return { passwordHash: await hashPassword(submission.value.password) };
}

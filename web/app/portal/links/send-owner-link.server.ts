import type { LanguageId } from 'schemas/languages.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { ownerLinkPath } from '../../content/paths/portal-path.ts';
import { findOwnerByEmail } from '../owners/owners.server.ts';
import { type LinkPurpose, mailOwnerLink } from './owner-tokens.server.ts';
import type { Mail } from '../../platform/mail/mail.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { mailLanguage, type OwnerMailing, ownerMail } from './owner-mail.server.ts';

const minute = 60_000;
const minutesToSignIn = 20;
const minutesToReset = 60;
const daysOfInvitation = 7;

const lifetimes: Record<LinkPurpose, number> = {
  'sign-in': minutesToSignIn * minute,
  'new-password': minutesToReset * minute,
  invitation: daysOfInvitation * 24 * 60 * minute,
};

function wordsOf(purpose: LinkPurpose, t: Translate, agency: string) {
  if (purpose === 'sign-in')
    return {
      subject: t('portal.mailSignInSubject', { agency }),
      intro: t('portal.mailSignInIntro', { minutes: minutesToSignIn }),
      button: t('portal.loginButton'),
    };
  if (purpose === 'new-password')
    return {
      subject: t('portal.mailResetSubject', { agency }),
      intro: t('portal.mailResetIntro', { minutes: minutesToReset }),
      button: t('portal.newPasswordTitle'),
    };
  return {
    subject: t('portal.mailInvitationSubject', { agency }),
    intro: t('portal.mailInvitationIntro', { days: daysOfInvitation }),
    button: t('portal.mailInvitationButton'),
  };
}

type Addressee = { name: string; email: string; language: LanguageId };

function linkMail(
  { platform, site }: OwnerMailing,
  { name, email, language }: Addressee,
  { purpose, token, id }: { purpose: LinkPurpose; token: string; id: string },
): Mail {
  const t = serverText(site, language);
  const { SITE_URL: origin } = platform.settings;
  const { subject, intro, button } = wordsOf(purpose, t, mailAgency(site, origin).name);
  const parts = [
    t('mail.greeting', { name }),
    intro,
    { href: `${origin}${ownerLinkPath(language, token)}`, label: button, isButton: true },
    ...(purpose === 'invitation' ? [] : [t('portal.mailIgnore')]),
  ];
  return { ...ownerMail({ platform, site }, { id, to: email, language, subject, parts }), isSecret: true };
}

/** Mails a link that works once to the owner of an address. Takes as long, and says nothing, for an unknown one. */
export async function sendOwnerLink(
  { platform, site, language }: { platform: Platform; site: Site; language: LanguageId },
  typed: string,
  purpose: LinkPurpose,
): Promise<void> {
  const { database, clock, sendMail, waitUntil } = platform;
  const email = typed.trim().toLowerCase();
  const owner = await findOwnerByEmail(database, email);
  const addressee = {
    name: owner?.name ?? '',
    email,
    language: mailLanguage(site, owner?.language ?? language),
  };
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  const id = crypto.randomUUID();
  const now = clock();
  const message = linkMail({ platform, site }, addressee, { purpose, token, id });
  const link = {
    tokenHash: sha256(token),
    purpose,
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
    mail: { id: `${id}-owner`, submissionId: id, message },
  };
  await mailOwnerLink(database, email, link, now);
  if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
}

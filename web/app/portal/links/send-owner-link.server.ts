import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody } from '../../forms/mail/mail-body.server.tsx';
import type { Site } from '../../cms/site.server.ts';
import { serverText } from '../../i18n/i18next.server.ts';
import { languageTag } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ownerLinkPath } from '../../paths/portal/portal-step-path.ts';
import { findOwnerByEmail } from '../../services/database/owners/owners.server.ts';
import { type LinkPurpose, mailOwnerLink } from '../../services/database/owners/owner-tokens.server.ts';
import { headerLine, type Mail } from '../../services/mail/mail.server.ts';
import { drainOutbox } from '../../services/mail/outbox.server.ts';
import type { Platform } from '../../services/platform.server.ts';
import { sha256 } from '../../services/signing/sha256.ts';

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
type Sending = { platform: Pick<Platform, 'settings'>; site: Site };

function linkMail(
  { platform: { settings }, site }: Sending,
  { name, email, language }: Addressee,
  { purpose, token, id }: { purpose: LinkPurpose; token: string; id: string },
): Mail {
  const t = serverText(site, language);
  const agency = mailAgency(site, settings.SITE_URL);
  const { subject, intro, button } = wordsOf(purpose, t, agency.name);
  return {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id: `${id}.owner` }),
    to: [email],
    replyTo: { name: headerLine(agency.name), address: agency.email },
    subject: headerLine(subject),
    headers: { 'Auto-Submitted': 'auto-generated' },
    isSecret: true,
    ...mailBody({
      tag: languageTag(language),
      subject,
      agency,
      parts: [
        t('mail.greeting', { name }),
        intro,
        { href: `${settings.SITE_URL}${ownerLinkPath(language, token)}`, label: button, isButton: true },
        ...(purpose === 'invitation' ? [] : [t('portal.mailIgnore')]),
        `${t('mail.closing')}\n${agency.name}`,
      ],
    }),
  };
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
  const spoken = owner && isLanguageId(owner.language) ? owner.language : language;
  const addressee = {
    name: owner?.name ?? '',
    email,
    language: site.languages.includes(spoken) ? spoken : defaultLanguage,
  };
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  const id = crypto.randomUUID();
  const now = clock();
  const message = linkMail({ platform, site }, addressee, { purpose, token, id });
  const link = {
    tokenHash: await sha256(token),
    purpose,
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
    mail: { id: `${id}-owner`, submissionId: id, message },
  };
  await mailOwnerLink(database, email, link, now);
  if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
}

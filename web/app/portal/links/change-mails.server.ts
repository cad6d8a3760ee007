import { serverText } from '../../content/i18n/i18next.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import type { MailPart } from '../../forms/mail/mail-body.server.tsx';
import { loginPath, portalPath } from '../../content/paths/portal-path.ts';
import { formatMoment } from '../../properties/text/day.ts';
import type { StoredOwner } from '../owners/owners.server.ts';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import { mailLanguage, type OwnerMailing, ownerMail } from './owner-mail.server.ts';

type Person = Pick<StoredOwner, 'id' | 'name' | 'email' | 'language'>;

const texts = {
  passkey: { subject: 'portal.mailPasskeySubject', intro: 'portal.mailPasskeyIntro' },
  password: { subject: 'portal.mailPasswordSubject', intro: 'portal.mailPasswordIntro' },
} as const;

function wordsFor({ platform: { settings }, site }: OwnerMailing, owner: Person, now: Date) {
  const language = mailLanguage(site, owner.language);
  return {
    t: serverText(site, language),
    language,
    agency: mailAgency(site, settings.SITE_URL).name,
    moment: formatMoment(now.toISOString(), language),
    phone: site.content.settings?.phone ?? '',
  };
}

/** Belongs to its owner, with whom it is erased. */
function waiting(id: string, { id: ownerId }: Person, message: WaitingMail['message']): WaitingMail {
  return { id: `${id}-changed`, submissionId: ownerId, message };
}

export function entranceMail(
  mailing: OwnerMailing,
  owner: Person,
  { entrance, now }: { entrance: keyof typeof texts; now: Date },
): WaitingMail {
  const { t, language, agency, moment, phone } = wordsFor(mailing, owner, now);
  const { subject, intro } = texts[entrance];
  const id = crypto.randomUUID();
  const message = ownerMail(mailing, {
    id,
    to: owner.email,
    language,
    subject: t(subject, { agency }),
    parts: [
      t('mail.greeting', { name: owner.name }),
      t(intro, { moment }),
      t('portal.mailNotYou', { phone }),
      {
        href: `${mailing.platform.settings.SITE_URL}${portalPath(language, 'account')}`,
        label: t('portal.accountTitle'),
        isButton: true,
      },
    ],
  });
  return waiting(id, owner, message);
}

/** Tell the old and the new address of a change. Either may be a stranger's, so they name nobody. */
export function addressMails(
  mailing: OwnerMailing,
  owner: Person,
  { newEmail, now }: { newEmail: string; now: Date },
): WaitingMail[] {
  const { t, language, agency, moment, phone } = wordsFor(mailing, owner, now);
  const login = `${mailing.platform.settings.SITE_URL}${loginPath(mailing.site.paths, language)}`;
  const mailTo = (to: string, told: readonly MailPart[]) => {
    const id = crypto.randomUUID();
    const subject = t('portal.mailAddressSubject', { agency });
    const parts = [t('mail.greetingUnknown'), ...told, t('portal.mailAddressNotYou', { phone })];
    return waiting(id, owner, ownerMail(mailing, { id, to, language, subject, parts }));
  };
  return [
    mailTo(owner.email, [t('portal.mailAddressOld', { moment })]),
    mailTo(newEmail, [
      t('portal.mailAddressNew', { moment, agency }),
      { href: login, label: t('portal.backToLogin'), isButton: true },
    ]),
  ];
}

import { defaultLanguage } from 'schemas/languages.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody } from '../../forms/mail/mail-body.server.tsx';
import { headerLine } from '../../platform/mail/mail.server.ts';
import { drainOutbox, type WaitingMail } from '../../platform/mail/outbox.server.ts';
import { removeFree } from '../../forms/uploads/remove-uploads.server.ts';
import { loginPath, portalPath } from '../../content/paths/portal-path.ts';
import { mailLanguage, ownerMail } from '../links/owner-mail.server.ts';
import { noOwnerCookie } from '../session/owner-cookie.server.ts';
import { isFreshLogin } from '../session/require-owner.server.ts';
import { accountsOfAddress, deleteOwner } from '../owners/owner-data.server.ts';
import type { SectionContext, SectionMove } from '../section-context.ts';

export async function sendAccount({ platform, owner }: SectionContext): Promise<Response> {
  const [account] = await accountsOfAddress(platform.database, owner.email);
  return Response.json(account, {
    headers: { 'Content-Disposition': 'attachment; filename="account.json"' },
  });
}

/** Only for somebody who logged in just now, so that a device left open cannot do it. */
export async function deleteAccount(context: SectionContext, request: Request): Promise<SectionMove> {
  const { platform, owner, site, language } = context;
  const { database, clock, sendMail, waitUntil } = platform;
  const now = clock();
  if (!isFreshLogin(owner, now)) {
    const next = portalPath(language, 'account');
    return { next: loginPath(site.paths, language, { notice: 'log-in-to-delete', next }) };
  }
  const mails = [deletionMail(context), farewellMail(context)];
  await removeFree(
    platform,
    (await deleteOwner(database, owner.id, { staffName: '', now, mails })).map((id) => ({ id })),
  );
  if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  return {
    next: loginPath(site.paths, language, { notice: 'account-deleted' }),
    headers: { 'Set-Cookie': noOwnerCookie(request) },
  };
}

function farewellMail({ site, owner, platform }: SectionContext): WaitingMail {
  const language = mailLanguage(site, owner.language);
  const t = serverText(site, language);
  const id = crypto.randomUUID();
  const agency = mailAgency(site, platform.settings.SITE_URL).name;
  const message = ownerMail(
    { platform, site },
    {
      id,
      to: owner.email,
      language,
      subject: t('portal.mailDeletedSubject', { agency }),
      parts: [
        t('mail.greeting', { name: owner.name }),
        t('portal.mailDeletedText', { phone: site.content.settings?.phone ?? '' }),
      ],
    },
  );
  return { id: `${id}-deleted`, submissionId: id, message };
}

function deletionMail({ site, owner, platform: { settings } }: SectionContext): WaitingMail {
  const id = crypto.randomUUID();
  const t = serverText(site, defaultLanguage);
  const agency = mailAgency(site, settings.SITE_URL);
  const subject = headerLine(t('mail.ownerDeletionSubject', { owner: owner.name }));
  const message = {
    ...mailOrigin({ agency, sender: settings.MAIL_FROM, id: `${id}.owner-deletion` }),
    to: [agency.email],
    replyTo: { name: headerLine(owner.name), address: owner.email },
    subject,
    ...mailBody({
      tag: languageTag(defaultLanguage),
      subject,
      agency,
      parts: [
        t('mail.ownerDeletionText', { owner: owner.name }),
        [{ label: t('form.email'), value: owner.email }],
      ],
    }),
  };
  return { id: `${id}-owner-deletion`, submissionId: id, message };
}

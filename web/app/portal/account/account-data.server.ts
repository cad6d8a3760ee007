import { defaultLanguage } from 'schemas/languages.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody } from '../../forms/mail/mail-body.server.tsx';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { accountsOfAddress } from '../owners/owner-data.server.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';

export async function sendAccount({ platform, owner }: SectionContext): Promise<Response> {
  const [account] = await accountsOfAddress(platform.database, owner.email);
  return Response.json(account, {
    headers: { 'Content-Disposition': 'attachment; filename="account.json"' },
  });
}

/** Pressed twice, the button asks once. */
const rate = { name: 'owner deletion', most: 1, windowMilliseconds: 24 * 60 * 60_000 } as const;

/** Mails the agency that an owner wants to be deleted: only staff know what the law has them keep. */
export async function requestDeletion(
  context: SectionContext,
): Promise<{ status: number; result: SectionResult }> {
  const { platform, owner, t } = context;
  const { database, settings, clock, sendMail, waitUntil } = platform;
  const now = clock();
  if ((await countRequest(database, settings.SITE_SECRET, rate, owner.id, now)) === 0) {
    const id = crypto.randomUUID();
    const message = deletionMail(context, id);
    await database.insert(outbox).values({ id, submissionId: owner.id, message, nextAttemptAt: now });
    if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
  }
  return { status: 200, result: { kind: 'done', message: t('portal.deletionSent') } };
}

function deletionMail({ site, owner, platform: { settings } }: SectionContext, id: string): Mail {
  const t = serverText(site, defaultLanguage);
  const agency = mailAgency(site, settings.SITE_URL);
  const subject = headerLine(t('mail.ownerDeletionSubject', { owner: owner.name }));
  return {
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
}

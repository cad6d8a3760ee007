import { belgianHour } from '../../../../platform/belgian-time.ts';
import type { Mail } from '../../../../platform/mail/mail.server.ts';
import type { MailContext } from '../../../definition/form-definition.ts';
import { formMails } from '../../../mail/form-mails.server.ts';
import { type BookedVisit, visitPlace } from '../visit-notes.server.ts';

/** Asks whoever reads the mailbox to confirm a visit. Puts nothing into calendars yet. */
export function holdMail(
  mail: MailContext,
  visit: BookedVisit,
  { confirmHref, heldUntil }: { confirmHref: string; heldUntil: Date },
): Mail {
  const { t } = visit;
  const notes = [
    [{ label: t('mail.visitPlace'), value: visitPlace(visit) }],
    t('mail.visitHoldUntil', { time: belgianHour(heldUntil) }),
    { href: confirmHref, label: t('mail.visitHoldButton'), isButton: true },
    t('mail.confirmIgnore'),
  ];
  return formMails({ ...mail, notes }).visitor;
}

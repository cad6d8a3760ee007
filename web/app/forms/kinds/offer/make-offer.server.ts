import { limitConfirmations } from '../../store/visitor-mails.server.ts';
import { formMails } from '../../mail/form-mails.server.ts';
import type { SubmissionHandler } from '../../definition/form-definition.ts';

/** Repeats in the mail to the buyer what is paid once the offer is accepted. */
export const makeOffer: SubmissionHandler = ({ mail, database, now }) => {
  const { email } = mail.definition.sender(mail.values);
  const notes = [mail.texts(mail.language)('offer.advance')];
  const effects = [limitConfirmations(database, { mailId: `${mail.id}-visitor`, email, now })];
  return Promise.resolve({ mails: formMails({ ...mail, notes }), effects });
};

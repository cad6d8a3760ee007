import { describeCriteria } from '../../../properties/alerts/describe-criteria.server.ts';
import { alertFrequencies, usualFrequency } from '../../../properties/alerts/frequency.ts';
import { writeCriteria } from '../../../properties/alerts/criteria.ts';
import { findAlert, registerAlert } from './alerts.server.ts';
import { limitConfirmations } from '../../store/visitor-mails.server.ts';
import { alertId, signAlertConfirmToken, signAlertToken } from './alert-token.server.ts';
import { staffMail } from '../../mail/form-mails.server.ts';
import type { SubmissionHandler } from '../../definition/form-definition.ts';
import { activeAlertMail, confirmAlertMail } from './alert-mails.server.ts';
import { demandOf } from './demand.server.ts';

/** Per mailbox and day: somebody may follow several lists. */
const mostMails = 10;

/**
 * The response is the same for a known alert. The agency is mailed what a visitor wrote, else only where an editor has
 * listed recipients.
 */
export const askAlert: SubmissionHandler = async (given) => {
  const { mail, listed, catalogue, database, secret, origin, now } = given;
  const { values, language } = mail;
  const { email } = mail.definition.sender(values);
  const criteria = demandOf(values, catalogue);
  if (!criteria) throw new Error('The form let an empty search through.');
  const id = await alertId(secret, email, writeCriteria(criteria));
  const known = await findAlert(database, id);
  const t = mail.texts(language);
  const context = {
    ...mail,
    t,
    origin,
    email,
    criteria: describeCriteria(criteria, { t, language, catalogue }),
    token: await signAlertToken(secret, id),
    id: `${mail.id}.visitor`,
  };
  const askedAt = now.getTime();
  const visitor =
    known?.state === 'confirmed'
      ? activeAlertMail(context)
      : confirmAlertMail(context, await signAlertConfirmToken(secret, { id, askedAt }));
  const isForStaff = listed.length > 0 || values['message'] !== undefined;
  const frequency = alertFrequencies.find((each) => each === values['frequency']) ?? usualFrequency;
  const effects = [
    registerAlert(database, { id, email, language, frequency, ...criteria }, { submissionId: mail.id, now }),
    limitConfirmations(database, { mailId: `${mail.id}-visitor`, email, now, most: mostMails }),
  ];
  return { mails: { visitor, ...(isForStaff && { staff: staffMail(mail) }) }, effects };
};

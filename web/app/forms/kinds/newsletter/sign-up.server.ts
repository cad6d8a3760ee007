import {
  signConfirmToken,
  signUnsubscribeToken,
  subscriptionId,
} from '../../../services/signing/subscription-token.server.ts';
import { findSubscription, signUpEffects } from '../../../services/database/subscriptions.server.ts';
import { staffMail } from '../../mail/form-mails.server.ts';
import type { Keeper } from '../../submit/submission-handler.ts';
import { confirmMail, subscribedMail } from './newsletter-mails.server.ts';

/**
 * What signing up stores and mails. Whether the address is known shows in its mailbox alone. The agency hears of it
 * only where an editor has named who wants to.
 */
export const signUp: Keeper = async ({ mail, listed, database, secret, origin, now }) => {
  const { email } = mail.definition.sender(mail.values);
  const id = await subscriptionId(secret, email);
  const known = await findSubscription(database, id);
  const context = {
    ...mail,
    t: mail.texts(mail.language),
    origin,
    email,
    unsubscribeToken: await signUnsubscribeToken(secret, id),
    id: `${mail.id}.visitor`,
  };
  const askedAt = now.getTime();
  const visitor =
    known?.state === 'confirmed'
      ? subscribedMail(context)
      : confirmMail(context, await signConfirmToken(secret, { id, askedAt }));
  const effects = signUpEffects(
    database,
    { id, email, language: mail.language },
    { submissionId: mail.id, now },
  );
  return { mails: { visitor, ...(listed.length > 0 && { staff: staffMail(mail) }) }, effects };
};

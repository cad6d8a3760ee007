import { email } from '../../definition/field-kinds.server.ts';
import type { FormDefinition, HandledSubmission, HandlerContext } from '../../definition/form-definition.ts';
import { personOf } from '../../definition/person-fields.server.ts';
import { signConfirmToken, signUnsubscribeToken, subscriptionId } from './subscription-token.server.ts';
import { findSubscription, signUpEffects } from './subscriptions.server.ts';
import { staffMail } from '../../mail/form-mails.server.ts';
import { confirmMail, subscribedMail } from './newsletter-mails.server.ts';

export const newsletterForm = {
  id: 'sign-newsletter',
  fields: { email: email() },
  button: 'form.subscribe',
  privacy: 'form.newsletterPrivacy',
  mail: { about: 'mail.about.sign-newsletter', subject: 'mail.confirmSubject', intro: 'mail.confirmText' },
  sender: personOf,
  handle: signUp,
} as const satisfies FormDefinition;

/** The response is the same for a known address. The agency is mailed only where an editor has listed recipients. */
export async function signUp({
  mail,
  listed,
  database,
  secret,
  origin,
  now,
}: Omit<HandlerContext, 'site' | 'propertyId'>): Promise<HandledSubmission> {
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
}

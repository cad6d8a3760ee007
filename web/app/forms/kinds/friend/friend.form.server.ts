import { email, friendEmail, name } from '../../definition/field-kinds.server.ts';
import type { FormDefinition, MailContext, SubmissionHandler } from '../../definition/form-definition.ts';
import { limitConfirmations } from '../../store/mail-limits.server.ts';
import type { Mail } from '../../../platform/mail/mail.server.ts';
import { closing, composeMail, isPlainName, propertyLink, staffMail } from '../../mail/form-mails.server.ts';

/** The agency is mailed only where an editor has listed recipients. */
const sendToFriend: SubmissionHandler = ({ mail, listed, database, now }) => {
  const friend = mail.values['friendEmail'] ?? '';
  return Promise.resolve({
    mails: { visitor: friendMail(mail, friend), ...(listed.length > 0 && { staff: staffMail(mail) }) },
    effects: [limitConfirmations(database, { mailId: `${mail.id}-visitor`, email: friend, now })],
  });
};

function friendMail(context: MailContext, friend: string): Mail {
  const { definition, language, agency, values } = context;
  const from = { ...context, id: `${context.id}.visitor` };
  const t = context.texts(language);
  const { name, email } = definition.sender(values);
  const sender = isPlainName(name) ? `${name} (${email})` : email;
  return composeMail(from, {
    to: [friend],
    replyTo: { name: isPlainName(name) ? name : '', address: email },
    title: t(definition.mail.subject, { agency: agency.name }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    parts: [
      t('mail.greetingUnknown'),
      t('mail.friendText', { sender, agency: agency.name }),
      ...propertyLink(context, language, t),
      t(definition.mail.intro),
      closing(agency, t),
    ],
  });
}

/** Has no message of one's own, which would make the site a relay. */
export const friendForm = {
  id: 'send-to-friend',
  isAboutProperty: true,
  limit: { most: 5, minutes: 60 },
  fields: {
    name: name('form.yourName', { ask: 'form.askYourName', input: { autoComplete: 'name' } }),
    email: email('form.yourEmail'),
    friendEmail: friendEmail(),
  },
  button: 'form.sendToFriend',
  privacy: 'form.friendPrivacy',
  mail: { about: 'mail.about.send-to-friend', subject: 'mail.friendSubject', intro: 'mail.friendOnce' },
  sender: ({ name: own, email: address = '' }) => ({
    name: own ?? address,
    greeting: undefined,
    email: address,
  }),
  interest: 'share',
  handle: sendToFriend,
} as const satisfies FormDefinition;

import { email, friendEmail, name } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { sendToFriend } from './send-to-friend.server.ts';

/** Has no message of one's own, which would make the site a relay. */
export const friendForm = {
  id: 'send-to-friend',
  isAboutProperty: true,
  limit: { most: 5, minutes: 60 },
  fields: {
    name: name('form.yourName', { input: { autoComplete: 'name' } }),
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
  handle: sendToFriend,
} as const satisfies FormDefinition;

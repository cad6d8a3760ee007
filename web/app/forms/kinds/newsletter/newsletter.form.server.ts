import { email } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personOf } from '../../definition/person-fields.server.ts';
import { signUp } from './sign-up.server.ts';

export const newsletterForm = {
  id: 'sign-newsletter',
  fields: { email: email() },
  button: 'form.subscribe',
  privacy: 'form.newsletterPrivacy',
  mail: { about: 'mail.about.sign-newsletter', subject: 'mail.confirmSubject', intro: 'mail.confirmText' },
  sender: personOf,
  handle: signUp,
} as const satisfies FormDefinition;

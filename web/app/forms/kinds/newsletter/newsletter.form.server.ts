import { email } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personOf } from '../../definition/person.ts';

/** Asks for nothing but what a newsletter needs. */
export const signNewsletterForm = {
  id: 'sign-newsletter',
  fields: { email: email() },
  button: 'form.subscribe',
  privacy: 'form.newsletterPrivacy',
  sender: personOf,
} as const satisfies FormDefinition;

import { email, message, name, phone } from '../field-kinds.server.ts';
import type { FormDefinition } from '../form-definition.ts';
import { personOf } from '../person.ts';

export const siteContactForm = {
  id: 'site-contact',
  fields: {
    firstName: name('form.firstName'),
    lastName: name('form.lastName'),
    email: email(),
    phone: phone({ isRequired: false }),
    message: message('form.message'),
  },
  button: 'form.sendMessage',
  sender: personOf,
} as const satisfies FormDefinition;

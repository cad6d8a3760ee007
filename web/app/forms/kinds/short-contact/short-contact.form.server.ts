import { message } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';

export const shortContactForm = {
  id: 'site-contact-small',
  fields: { ...personFields, message: message('form.message', { input: { rows: 3 } }) },
  button: 'form.sendMessage',
  mail: {
    about: 'mail.about.site-contact-small',
    subject: 'mail.receivedSubject',
    intro: 'mail.receivedText',
  },
  sender: personOf,
} as const satisfies FormDefinition;

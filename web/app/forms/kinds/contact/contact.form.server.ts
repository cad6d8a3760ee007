import { message } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';

export const contactForm = {
  id: 'site-contact',
  fields: { ...personFields, message: message('form.message') },
  button: 'form.sendMessage',
  mail: { about: 'mail.about.site-contact', subject: 'mail.receivedSubject', intro: 'mail.receivedText' },
  sender: personOf,
} as const satisfies FormDefinition;

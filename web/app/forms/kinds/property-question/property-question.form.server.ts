import { message, phone } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';

/** Requires a phone number, because the broker calls back. */
export const propertyQuestionForm = {
  id: 'contact-me',
  isAboutProperty: true,
  fields: { ...personFields, phone: phone(), message: message('form.message') },
  button: 'form.sendQuestion',
  mail: { about: 'mail.about.contact-me', subject: 'mail.receivedSubject', intro: 'mail.receivedText' },
  sender: personOf,
} as const satisfies FormDefinition;

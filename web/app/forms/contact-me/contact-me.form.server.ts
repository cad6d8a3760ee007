import { message, phone } from '../field-kinds.server.ts';
import type { FormDefinition } from '../form-definition.ts';
import { personFields } from '../person-fields.server.ts';
import { personOf } from '../person.ts';

/** A question about one property, which its broker answers by telephone. */
export const contactMeForm = {
  id: 'contact-me',
  isAboutProperty: true,
  fields: { ...personFields, phone: phone(), message: message('form.message') },
  button: 'form.sendQuestion',
  sender: personOf,
} as const satisfies FormDefinition;

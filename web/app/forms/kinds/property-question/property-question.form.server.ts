import { message, phone } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields } from '../../definition/person-fields.server.ts';
import { personOf } from '../../definition/person.ts';

/** A question about one property, which its broker answers by telephone. */
export const contactMeForm = {
  id: 'contact-me',
  isAboutProperty: true,
  fields: { ...personFields, phone: phone(), message: message('form.message') },
  button: 'form.sendQuestion',
  sender: personOf,
} as const satisfies FormDefinition;

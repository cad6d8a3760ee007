import { message } from '../../definition/field-kinds.server.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import { personFields, personOf } from '../../definition/person-fields.server.ts';

export const contactForm = {
  id: 'site-contact',
  fields: { ...personFields, message: message('form.message') },
  button: 'form.sendMessage',
  sender: personOf,
} as const satisfies FormDefinition;

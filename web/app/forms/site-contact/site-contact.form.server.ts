import { message } from '../field-kinds.server.ts';
import type { FormDefinition } from '../form-definition.ts';
import { personFields } from '../person-fields.server.ts';
import { personOf } from '../person.ts';

export const siteContactForm = {
  id: 'site-contact',
  fields: { ...personFields, message: message('form.message') },
  button: 'form.sendMessage',
  sender: personOf,
} as const satisfies FormDefinition;

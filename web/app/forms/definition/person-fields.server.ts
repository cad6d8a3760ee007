import { email, name, phone } from './field-kinds.server.ts';
import type { FormValues } from './form-definition.ts';

/** The fields by which people who write to the agency introduce themselves. */
export const personFields = {
  firstName: name('form.firstName', { input: { autoComplete: 'given-name' } }),
  lastName: name('form.lastName', { input: { autoComplete: 'family-name' } }),
  email: email(),
  phone: phone({ isRequired: false }),
} as const;

/** The sender of a form that has an e-mail address and perhaps a name. */
export function personOf({ firstName, lastName, email: address = '' }: FormValues) {
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || address,
    greeting: firstName,
    email: address,
  };
}

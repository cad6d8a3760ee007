import { email, name, phone } from './field-kinds.server.ts';
import type { FormValues } from './form-definition.ts';

export const personFields = {
  firstName: name('form.firstName', {
    ask: 'form.askFirstName',
    input: { autoComplete: 'given-name', isHalf: true },
  }),
  lastName: name('form.lastName', {
    ask: 'form.askLastName',
    input: { autoComplete: 'family-name', isHalf: true },
  }),
  email: email(),
  phone: phone({ isRequired: false }),
} as const;

export function personOf({ firstName, lastName, email: address = '' }: FormValues) {
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || address,
    greeting: firstName,
    email: address,
  };
}

import type { FormValues } from './form-definition.ts';

/** Who fills in a form that asks for a name and an e-mail address. */
export function personOf({ firstName, lastName, email = '' }: FormValues) {
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    greeting: firstName,
    email,
  };
}

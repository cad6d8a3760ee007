import { email, name, phone } from './field-kinds.server.ts';

/** How people who write to the agency say who they are. */
export const personFields = {
  firstName: name('form.firstName', { input: { autoComplete: 'given-name' } }),
  lastName: name('form.lastName', { input: { autoComplete: 'family-name' } }),
  email: email(),
  phone: phone({ isRequired: false }),
} as const;

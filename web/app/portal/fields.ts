import type { Translate } from '../content/i18n/translate.ts';

/** Names of the fields with which owners log in. */
export const loginFields = { email: 'email', password: 'password', next: 'next', way: 'way' } as const;

/** Sent by the button that mails a link instead. */
export const byLink = 'link';

/** Tells the result of this form from those of other forms on its page. */
export const loginKey = 'login';

export function emailProblem(email: string, t: Translate): string | undefined {
  if (email === '') return t('validation.required', { field: t('form.email') });
  return email.includes('@') ? undefined : t('validation.email');
}

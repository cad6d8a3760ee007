import type { Translate } from '../../i18n/translate.ts';
import type { Post } from '../../forms/submit/read-post.server.ts';

/** Characters. */
export const passwordLength = { min: 12, max: 128 };

export const passwordFields = { password: 'password', confirmation: 'passwordConfirmation' } as const;

/** The errors of a new password and its repetition, by field. */
export function checkPassword(post: Post, t: Translate): Record<string, string> {
  const password = post.get(passwordFields.password) ?? '';
  const error = passwordError(password, t);
  if (error) return { [passwordFields.password]: error };
  if (post.get(passwordFields.confirmation) !== password)
    return { [passwordFields.confirmation]: t('validation.passwordConfirmation') };
  return {};
}

function passwordError(password: string, t: Translate): string | undefined {
  const { min, max } = passwordLength;
  const { length } = Array.from(password.normalize('NFKC'));
  if (length === 0) return t('validation.required', { field: t('form.password') });
  if (length < min) return t('validation.passwordTooShort', { min });
  if (length > max) return t('validation.passwordTooLong', { max });
  return undefined;
}

import type { Translate } from '../../content/i18n/translate.ts';
import type { Post } from '../../forms/post/read-post.server.ts';
import { containsOwnWord } from './own-words.ts';

/** Characters. */
export const passwordLength = { min: 12, max: 128 };

/** As `passwordStrength` estimates it. */
const leastStrength = 4;

export const passwordFields = { password: 'password', confirmation: 'passwordConfirmation' } as const;

/** The errors of a new password and its repetition, by field. */
export async function checkPassword(
  post: Post,
  t: Translate,
  words: readonly string[],
): Promise<Record<string, string>> {
  const password = post.get(passwordFields.password) ?? '';
  const error = lengthError(password, t) ?? (await guessError(password, words, t));
  if (error) return { [passwordFields.password]: error };
  if (post.get(passwordFields.confirmation) !== password)
    return { [passwordFields.confirmation]: t('validation.passwordConfirmation') };
  return {};
}

function lengthError(password: string, t: Translate): string | undefined {
  const { min, max } = passwordLength;
  const { length } = Array.from(password.normalize('NFKC'));
  if (length === 0) return t('validation.required', { field: t('form.password') });
  if (length < min) return t('validation.passwordTooShort', { min });
  if (length > max) return t('validation.passwordTooLong', { max });
  return undefined;
}

/** Refuses what somebody would try first. */
async function guessError(
  password: string,
  words: readonly string[],
  t: Translate,
): Promise<string | undefined> {
  if (containsOwnWord(password, words)) return t('validation.passwordPersonal');
  const { passwordStrength } = await import('./password-strength.server.ts');
  return passwordStrength(password, words) < leastStrength ? t('validation.passwordCommon') : undefined;
}

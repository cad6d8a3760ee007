import { z } from 'zod';
import type { Translate } from '../../content/i18n/translate.ts';
import { containsOwnWord } from './own-words.ts';

/** Characters. */
export const passwordLength = { min: 12, max: 128 };

/** As `passwordStrength` estimates it. */
const leastStrength = 4;

export const passwordFields = { password: 'password', confirmation: 'passwordConfirmation' } as const;

export const passwordSchema = (t: Translate, words: readonly string[]) =>
  z
    .object({
      password: z
        .string({ error: t('validation.required', { field: t('form.password') }) })
        .superRefine(async (password, context) => {
          const message = lengthError(password, t) ?? (await guessError(password, words, t));
          if (message) context.addIssue({ code: 'custom', message, continue: false });
        }),
      passwordConfirmation: z.string().optional(),
    })
    .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: [passwordFields.confirmation],
      error: t('validation.passwordConfirmation'),
    });

function lengthError(password: string, t: Translate): string | undefined {
  const { min, max } = passwordLength;
  const { length } = Array.from(password.normalize('NFKC'));
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

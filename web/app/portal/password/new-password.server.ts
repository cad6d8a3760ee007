import { z } from 'zod';
import type { Translate } from '../../content/i18n/translate.ts';
import { fold } from '../../properties/text/slug.ts';

type Person = { name: string; email: string };

type Agency = {
  agencyName: string | null;
  address: { street?: string; city?: string } | null;
};

type Home = { id: string; address: { street: string; houseNumber: string } | undefined };

/** Letters that a word has at least, because shorter ones occur within others by chance. */
const shortest = 4;

/** Letters of a word that does not occur by chance. */
const long = 8;

/** Letters and digits alone, so that neither accents nor spaces hide a word. */
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Spellings of a name with an ampersand, which is typed in the language of its reader. */
const spellings = (name: string) => ['', 'en', 'et', 'and', 'und'].map((word) => name.replaceAll('&', word));

/** Words by which others would guess a password first: of its owner and their properties, and of the agency. */
export function ownWords({ name, email }: Person, homes: readonly Home[], agency: Agency | null): string[] {
  const [mailbox = ''] = email.split('@');
  const street = agency?.address?.street ?? '';
  const words = [
    name,
    ...name.split(/\s+/),
    email,
    mailbox,
    ...mailbox.split(/[._+-]/),
    ...spellings(agency?.agencyName ?? ''),
    ...homes.flatMap(({ id, address }) =>
      address ? [id, address.street, `${address.street} ${address.houseNumber}`] : [id],
    ),
    street,
    street.replace(/\s*\d.*$/, ''),
    agency?.address?.city ?? '',
  ];
  return [...new Set(words.map(plain))].filter((word) => word.length >= shortest);
}

/** Finds long words across spaces too; a short one there would be chance, as `smet` in `huis met`. */
function containsOwnWord(password: string, words: readonly string[]): boolean {
  const parts = password.split(/[^\p{L}\p{M}\p{N}]+/u).map(plain);
  const whole = plain(password);
  return words.some((word) =>
    word.length < long ? parts.some((part) => part.includes(word)) : whole.includes(word),
  );
}

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

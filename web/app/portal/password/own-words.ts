import { fold } from '../../properties/text/slug.ts';

type Person = { name: string; email: string };

type Agency = {
  agencyName: string | null;
  address: { street?: string; city?: string } | null;
};

/** A property of the owner, whose address others may know. */
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
export function containsOwnWord(password: string, words: readonly string[]): boolean {
  const parts = password.split(/[^\p{L}\p{M}\p{N}]+/u).map(plain);
  const whole = plain(password);
  return words.some((word) =>
    word.length < long ? parts.some((part) => part.includes(word)) : whole.includes(word),
  );
}

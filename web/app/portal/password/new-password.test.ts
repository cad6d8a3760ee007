import { expect, test } from 'vitest';
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { passwordSchema, ownWords } from './new-password.server.ts';

const owner = { name: 'Désirée De Smet', email: 'desi.smet84@post.example' };
const agency = { agencyName: 'Huis & Haard', address: { street: 'Korenmarkt 12', city: 'Mechelen' } };
const homes = [
  { id: '2110', address: { street: 'Mastbosdreef', houseNumber: '14' } },
  { id: '2107', address: undefined },
];

async function errorOf(password: string) {
  const schema = passwordSchema(seededTranslate('nl'), ownWords(owner, homes, agency));
  const { error } = await schema.safeParseAsync({ password, passwordConfirmation: password });
  return error?.issues[0]?.message;
}

const common = 'Dit wachtwoord wordt te vaak gebruikt, kies een ander';
const personal =
  'Kies een wachtwoord zonder uw naam, uw e-mailadres, uw pand of de naam of het adres van ons kantoor';

test.each([
  'password1234',
  'P@ssw0rd1234!',
  'wachtwoord1234',
  'Welkom2026!!',
  'azertyuiop123',
  'motdepasse2026',
  'qsdfghjklmwx',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'abcabcabcabcabc',
  '20260302200202',
  'Zomer2026Zomer',
  'antwerpen2000',
  'Huis te koop 2136',
  'Clubbrugge1891!',
  'Immoweb2026!',
  'ikhouvanjou123',
  'mijnhuis2026mijnhuis',
  'correct horse battery staple',
])('%s is refused, because it is among the first that somebody would try', async (password) => {
  expect(await errorOf(password)).toBe(common);
});

test.each([
  'een trap naar desiree',
  'DÉSIRÉE houdt van tulpen',
  'mevrouw de smet en de regen',
  'drie fietsen smet84 in de gang',
  'ons huis en haard op zondag',
  'Huis & Haard verkoopt alles',
  'huishaard met vier ramen',
  'koren markt met twee duiven',
  'tussen Mechelen en de zee',
  'mastbosdreef14',
  'Mastbosdreef 14',
  'onze mast-bos-dreef in de lente',
  'een lot met nummer 2107',
])('%s is refused, because it names the owner, a property of theirs or the agency', async (password) => {
  expect(await errorOf(password)).toBe(personal);
});

test.each([
  'vier ramen op het zuiden',
  'Een mooi huis met een tuin',
  'x7#kQ9!mZ2&p',
  'trein naar zee met oma',
  'la pluie sur le vieux toit',
  'ä'.repeat(3) + ' öl über dem Zaun',
])('%s is taken', async (password) => {
  expect(await errorOf(password)).toBeUndefined();
});

test('words of two or three letters are no reason to refuse a password', () => {
  expect(ownWords({ name: 'An De Wit', email: 'an@x.be' }, [], null)).toEqual(['andewit', 'anxbe']);
});

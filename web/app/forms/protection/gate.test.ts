import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { testSettings } from '../../platform/settings.test-data.ts';
import { hiddenFields } from '../definition/form-content.ts';
import {
  createQuestion,
  passGate,
  readQuestion,
  isNumberWritten,
  numberWord,
  createFormToken,
  signFormToken,
  createCaptcha,
} from './gate.server.ts';

const secret = testSettings.SITE_SECRET;
const form = 'site-contact';
const context = () => ({ secret, form, now: Date.now() }) as const;

async function opened(ago = 5000) {
  const token = createFormToken(form, Date.now() - ago);
  const challenge = await createCaptcha(secret, token.key, token.issuedAt);
  const solution = await solveChallenge({ challenge, deriveKey });
  return {
    key: token.key,
    post: new URLSearchParams([
      [hiddenFields.token, await signFormToken(secret, token)],
      [hiddenFields.proof, btoa(JSON.stringify({ challenge, solution }))],
    ]),
  };
}

test('a browser that has done its work passes, under the key that it was given', async () => {
  const { key, post } = await opened();
  expect((await passGate(context(), post)).token?.key).toBe(key);
});

test('the work of one opening opens no other', async () => {
  const [one, other] = [await opened(), await opened()];
  const withProof = (proof: string) =>
    new URLSearchParams({ ...Object.fromEntries(one.post), [hiddenFields.proof]: proof });
  const mixed = withProof(other.post.get(hiddenFields.proof) ?? '');
  expect((await passGate(context(), mixed)).rejection).toBe('wrong captcha');
  expect((await passGate(context(), withProof(''))).rejection).toBe('unproved');
  expect((await passGate(context(), (await opened(100)).post)).rejection).toBe('unproved');
});

test('a question can be read from its token, and its numbers are from one to nine', async () => {
  for (let count = 0; count < 50; count++) {
    const { signed, question } = await createQuestion(context());
    expect(await readQuestion(context(), signed)).toEqual(question);
    for (const number of question) expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(number);
  }
  expect(await readQuestion(context(), 'forged')).toBeUndefined();
});

test('numbers are words in every language, and read back from words or digits', () => {
  expect([numberWord('nl', 4), numberWord('fr', 4), numberWord('en', 18), numberWord('de', 5)]).toEqual([
    'vier',
    'quatre',
    'eighteen',
    'fünf',
  ]);
  for (const { id } of languages) {
    const words = Array.from({ length: 19 }, (_, value) => numberWord(id, value));
    expect(new Set(words).size, id).toBe(19);
    expect(words.join(''), id).not.toMatch(/\d/);
  }
  for (const text of ['17', 'zeventien', 'Dix-sept', 'dix sept', ' SEVENTEEN! ', 'siebzehn'])
    expect(isNumberWritten(17, text), text).toBe(true);
  for (const text of ['', ' ', '18', 'zeven', '1 7 0', 'zeventienn'])
    expect(isNumberWritten(17, text), text).toBe(false);
});

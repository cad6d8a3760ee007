import { expect, test } from 'vitest';
import { createFormToken, readFormToken, signFormToken } from './gate.server.ts';
import { signValue } from '../../platform/signing/signed-value.server.ts';

const secret = 'a secret of at least thirty-two characters';
const now = Date.parse('2026-11-21T10:00:00Z');

test('a token tells when a form was opened: too fast for a person, valid for four hours, then expired', async () => {
  const token = createFormToken('site-contact', now, [3, 4]);
  const signed = await signFormToken(secret, token);
  const stateAfter = async (milliseconds: number) =>
    (await readFormToken(secret, 'site-contact', signed, now + milliseconds)).state;
  expect(await stateAfter(1999)).toBe('too fast');
  expect(await stateAfter(-60_000)).toBe('too fast');
  expect(await stateAfter(2000)).toBe('valid');
  expect(await stateAfter(4 * 3_600_000)).toBe('valid');
  expect(await stateAfter(4 * 3_600_000 + 1)).toBe('expired');
  expect(await readFormToken(secret, 'site-contact', signed, now + 5000)).toEqual({ state: 'valid', token });
});

test('a token of another form, of another secret, forged or malformed is worth nothing', async () => {
  const signed = await signFormToken(secret, createFormToken('site-contact', now));
  const foreign = await signFormToken(`${secret}!`, createFormToken('site-contact', now));
  const forPreview = await signValue(secret, 'preview', createFormToken('site-contact', now));
  const empty = await signValue(secret, 'form token', { form: 'site-contact' });
  const read = (form: string, value: string) => readFormToken(secret, form, value, now + 5000);
  expect((await read('contact-me', signed)).state).toBe('invalid');
  for (const value of [foreign, forPreview, empty, `${signed}a`, signed.replace('.', ''), '', 'a.b'])
    expect((await read('site-contact', value)).state, value).toBe('invalid');
});

test('every opening of a form has a key of its own', () => {
  const keys = Array.from({ length: 50 }, () => createFormToken('site-contact', now).key);
  expect(new Set(keys).size).toBe(50);
});

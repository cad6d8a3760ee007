import { expect, test } from 'vitest';
import { signValue } from '../../../platform/signing/signed-value.server.ts';
import {
  readConfirmToken,
  readUnsubscribeToken,
  signConfirmToken,
  signUnsubscribeToken,
  subscriptionId,
} from './subscription-token.server.ts';

const secret = 'a secret of at least thirty-two characters';
const askedAt = Date.parse('2026-11-21T10:00:00Z');
const week = 7 * 24 * 60 * 60_000;

test('a link to confirm holds for a week', async () => {
  const signed = await signConfirmToken(secret, { id: 'a', askedAt });
  const valid = { state: 'valid', token: { id: 'a', askedAt } };
  expect(await readConfirmToken(secret, signed, askedAt + week)).toEqual(valid);
  expect(await readConfirmToken(secret, signed, askedAt + week + 1)).toEqual({ state: 'expired' });
});

test('a token serves one purpose only, and none once it is changed', async () => {
  const confirm = await signConfirmToken(secret, { id: 'a', askedAt });
  const leave = await signUnsubscribeToken(secret, 'a');
  expect(await readUnsubscribeToken(secret, leave)).toBe('a');
  const otherwise = await signValue(secret, 'newsletter confirm', { id: 7 });
  for (const token of [leave, otherwise, `${confirm}x`, confirm.slice(1), '', 'a.b', 'x'.repeat(5000)])
    expect(await readConfirmToken(secret, token, askedAt), token).toEqual({ state: 'invalid' });
  for (const token of [confirm, `${leave}x`, '', 'a'])
    expect(await readUnsubscribeToken(secret, token), token).toBeUndefined();
  expect(await readUnsubscribeToken(`${secret}!`, leave)).toBeUndefined();
});

test('an address has one id, however it is spelled, that does not contain it', async () => {
  const id = await subscriptionId(secret, 'An@Example.com ');
  expect(id).toBe(await subscriptionId(secret, 'an@example.com'));
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(id).not.toBe(await subscriptionId(secret, 'bo@example.com'));
  expect(id).not.toBe(await subscriptionId(`${secret}!`, 'an@example.com'));
});

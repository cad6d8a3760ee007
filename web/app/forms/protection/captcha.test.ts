import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { expect, test } from 'vitest';
import { createCaptcha, isCaptchaSolved } from './gate.server.ts';

const secret = 'a secret of at least thirty-two characters';

async function solved(key: string, now = Date.now()) {
  const challenge = await createCaptcha(secret, key, now);
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

const packed = (value: unknown) => btoa(JSON.stringify(value));

test('work that was done is recognised, and only for the form it was given for', async () => {
  const proof = packed(await solved('key-1'));
  expect(await isCaptchaSolved(secret, 'key-1', proof)).toBe(true);
  expect(await isCaptchaSolved(secret, 'key-2', proof)).toBe(false);
  expect(await isCaptchaSolved(`${secret}!`, 'key-1', proof)).toBe(false);
});

test('empty, wrong, changed or late work is refused', async () => {
  const { challenge, solution } = await solved('key-1');
  const late = packed(await solved('key-1', Date.now() - 5 * 3_600_000));
  const parameters = { ...challenge.parameters, data: { key: 'key-2' } };
  const wrong = [
    '',
    'nonsense',
    packed(null),
    packed({ challenge }),
    packed({ challenge, solution: { counter: 1, derivedKey: '0'.repeat(64) } }),
    packed({ challenge: { parameters: challenge.parameters }, solution }),
    packed({ challenge: { ...challenge, parameters: { ...parameters, cost: 1e9 } }, solution }),
    late,
  ];
  for (const proof of wrong) expect(await isCaptchaSolved(secret, 'key-1', proof), proof).toBe(false);
  expect(
    await isCaptchaSolved(secret, 'key-2', packed({ challenge: { ...challenge, parameters }, solution })),
  ).toBe(false);
});

import { expect, test } from 'vitest';
import demoOwner from '../../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { hashPassword, isPassword } from './password-hash.server.ts';

test('a hash names its own parameters, has a salt of its own and fits its password only', async () => {
  const [first, second] = await Promise.all([
    hashPassword('een huis met een tuin'),
    hashPassword('een huis met een tuin'),
  ]);
  expect(first).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(second).not.toBe(first);
  expect(await isPassword('een huis met een tuin', first)).toBe(true);
  expect(await isPassword('een huis met een Tuin', first)).toBe(false);
  expect(await isPassword('een huis met een tuin', null)).toBe(false);
});

test('a letter with an accent may be typed in two ways', async () => {
  expect(await isPassword('cafe\u0301 in de buurt', await hashPassword('caf\u00e9 in de buurt'))).toBe(true);
});

test('the demo owner has the password that the tests use', async () => {
  expect(await isPassword(demoOwner.password, demoOwner.passwordHash)).toBe(true);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { draftLinkState, isSecretOf } from './draft-link.server.ts';

const now = new Date('2026-03-02T09:00:00Z');
const secret = 'c2VjcmV0LW9mLXRoZS1saW5r';
const link = {
  documentId: 'page-home',
  language: 'nl',
  secretHash: createHash('sha256').update(secret).digest('hex'),
  expiresAt: '2026-03-02T09:00:01Z',
  revokedAt: null,
};

test('a link works until it expires or is revoked', () => {
  expect(draftLinkState(link, now)).toBe('open');
  expect(draftLinkState({ ...link, expiresAt: now.toISOString() }, now)).toBe('expired');
  expect(draftLinkState({ ...link, revokedAt: '2026-03-01T09:00:00Z' }, now)).toBe('revoked');
  expect(draftLinkState({ ...link, expiresAt: null }, now)).toBe('expired');
  expect(draftLinkState({ ...link, expiresAt: 'soon' }, now)).toBe('expired');
});

test('only the secret itself fits its fingerprint', () => {
  expect(isSecretOf(link, secret)).toBe(true);
  for (const other of ['', secret.slice(1), `${secret}x`, link.secretHash]) {
    expect(isSecretOf(link, other), other).toBe(false);
  }
  for (const secretHash of [null, '', `${link.secretHash}0`, link.secretHash.slice(1)]) {
    expect(isSecretOf({ ...link, secretHash }, secret)).toBe(false);
  }
});

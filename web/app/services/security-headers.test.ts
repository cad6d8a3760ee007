import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.server.ts';

test('the policy allows inline scripts and styles by nonce alone', () => {
  const policy = contentSecurityPolicy('abc123', ['https://media.example']);
  expect(policy).toContain("script-src 'self' 'nonce-abc123';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("img-src 'self' data: https://media.example;");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

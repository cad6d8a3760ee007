import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { noSources } from '../../platform/platform.server.ts';
import { contentSecurityPolicy } from '../../platform/http/headers/content-security-policy.server.ts';
import { hashInsteadOfNonce } from './render-page.server.ts';

const nonce = '0123456789abcdef';
vi.stubEnv('DEV', false);
const allowedSources = { ...noSources, script: ['https://tags.example'] };
const policy = contentSecurityPolicy({ nonce, imageHosts: [], studioOrigins: [], allowedSources });

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashed = (html: string) => hashInsteadOfNonce({ html, policy }, nonce);

test('each block with the nonce is allowed by its hash, and the nonce is gone', () => {
  const page = hashed(
    `<style nonce="${nonce}">a{b:c}</style><script type="module" src="/x.js"></script><script nonce="${nonce}">1</script>`,
  );
  expect(page?.html).toBe(
    '<style>a{b:c}</style><script type="module" src="/x.js"></script><script>1</script>',
  );
  expect(page?.policy).toContain(`script-src 'self' ${hashOf('1')} https://tags.example;`);
  expect(page?.policy).toContain(`style-src 'self' ${hashOf('a{b:c}')};`);
});

test('markup without the nonce gets no hash, even with somebody else’s', () => {
  const page = hashed(`<script>alert(1)</script><script nonce="guess">2</script><style>x{}</style>`);
  expect(page?.policy).toContain("script-src 'self' https://tags.example;");
  expect(page?.policy).toContain("style-src 'self';");
  expect(page?.policy).not.toContain('sha256');
});

test('a hash is of the text as browsers read it, and given once', () => {
  const page = hashed(`<style nonce="${nonce}">a\r\nb\rc</style><style nonce="${nonce}">a\nb\nc</style>`);
  expect(page?.policy).toContain(`style-src 'self' ${hashOf('a\nb\nc')};`);
});

test('a page that says the nonce elsewhere cannot be stored', () => {
  expect(hashed(`<p>${nonce}</p>`)).toBeUndefined();
  expect(hashed(`<script nonce="${nonce}">const nonce = "${nonce}"</script>`)).toBeUndefined();
});

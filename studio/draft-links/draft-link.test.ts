import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type DraftLink,
  draftLinkState,
  draftLinkUuid,
  drawDraftLink,
  sortedDraftLinks,
} from './draft-link.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const about = { documentId: 'page-contact', documentTitle: 'Contact', language: 'fr', days: 7, now };
const draw = () => drawDraftLink({ ...about, siteUrl: 'http://localhost:3000' });

test('the address holds the secret, the document its fingerprint only', async () => {
  const { document, url } = await draw();
  const { pathname, searchParams, origin } = new URL(url);
  const secret = searchParams.get('secret') ?? '';
  expect(origin).toBe('http://localhost:3000');
  expect(pathname).toBe(`/preview/share/${draftLinkUuid(document)}`);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(document.secretHash).toBe(createHash('sha256').update(secret).digest('hex'));
  expect(JSON.stringify(document)).not.toContain(secret);
});

test('a link is stored with its document, its language and its end, and is private by its id', async () => {
  const { document } = await draw();
  expect(document).toMatchObject({
    _type: 'draftLink',
    documentId: 'page-contact',
    documentTitle: 'Contact',
    language: 'fr',
    createdAt: '2026-11-21T10:00:00.000Z',
    expiresAt: '2026-11-28T10:00:00.000Z',
  });
  expect(document._id).toMatch(/^draftLink\.[0-9a-f-]{36}$/);
});

test('no two links share an id or a secret', async () => {
  const [first, second] = await Promise.all([draw(), draw()]);
  expect(first.document._id).not.toBe(second.document._id);
  expect(first.document.secretHash).not.toBe(second.document.secretHash);
});

test('a link works until it expires or is revoked', async () => {
  const { document } = await draw();
  const end = Date.parse(document.expiresAt);
  expect(draftLinkState(document, end - 1)).toBe('active');
  expect(draftLinkState(document, end)).toBe('expired');
  expect(draftLinkState({ ...document, revokedAt: document.createdAt }, now)).toBe('revoked');
});

test('active links come first, the newest on top', () => {
  const link = (id: string, createdAt: string, rest: Partial<DraftLink> = {}): DraftLink => ({
    _id: id,
    ...about,
    createdAt,
    expiresAt: '2026-12-01T00:00:00Z',
    ...rest,
  });
  const links = [
    link('old', '2026-11-01T00:00:00Z'),
    link('revoked', '2026-11-20T00:00:00Z', { revokedAt: '2026-11-20T01:00:00Z' }),
    link('new', '2026-11-10T00:00:00Z'),
  ];
  expect(sortedDraftLinks(links, now).map(({ _id }) => _id)).toEqual(['new', 'old', 'revoked']);
});

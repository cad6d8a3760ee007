import type { DocumentBadgeProps } from 'sanity';
import { expect, test } from 'vitest';
import { HiddenBadge } from './visibility.ts';

const stamp = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: '1' };
const version = (_id: string, status: string) => ({ _id, _type: 'page', ...stamp, status });
const badge = (draft: string | null, published: string | null) =>
  HiddenBadge({
    draft: draft === null ? null : version('drafts.a', draft),
    published: published === null ? null : version('a', published),
  } as DocumentBadgeProps);

test('a page that visitors do not see has a mark, whatever is published of it', () => {
  expect(badge(null, 'draft')).toMatchObject({ label: 'Hidden' });
  expect(badge('draft', 'published')).toMatchObject({ label: 'Hidden' });
  expect(badge('published', 'draft')).toBeNull();
  expect(badge(null, 'published')).toBeNull();
});

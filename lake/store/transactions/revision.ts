import { ItemRefused } from '../../api-error.ts';
import type { Doc } from '../document.ts';

export function expectRevision(document: Doc, expected: unknown): void {
  if (expected === undefined || expected === null || expected === document._rev) return;
  const found = `has unexpected revision ID ("${document._rev}")`;
  throw new ItemRefused({
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${document._id}" ${found}, expected ${JSON.stringify(expected)}`,
    currentRevisionID: document._rev,
    expectedRevisionID: expected,
    id: document._id,
  });
}

import { expect, test } from 'vitest';
import { draftQuery } from '../content/cms/drafts/linked-draft.server.ts';
import { pageQuery } from './page-query.server.ts';

test('a shared link can put a draft in the place of the requested page', () => {
  expect(draftQuery(pageQuery)).toMatch(/^\$draft\{/);
  expect(draftQuery(pageQuery)).not.toContain('showsDrafts');
});

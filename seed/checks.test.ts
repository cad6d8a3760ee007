import { checkedSite } from 'schemas/checks/checked-site.ts';
import { findingsIn } from 'schemas/checks/checks.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { expect, test } from 'vitest';
import { seededAgencies } from './seeded-agencies.test-data.ts';

test.each(seededAgencies)('the content seeded for %s passes its own checks', (_agency, documents) => {
  const stored = documents as readonly StoredDocument[];
  const site = checkedSite(stored);
  const errors = stored
    .filter(({ status }) => status !== 'draft')
    .flatMap((document) => findingsIn(document, site).map((finding) => ({ ...finding, id: document._id })))
    .filter(({ level }) => level === 'error')
    .map(
      ({ id, check, language, path, message }) =>
        `${id} ${check} ${language ?? ''} ${JSON.stringify(path)} ${message}`,
    );
  expect(errors).toEqual([]);
});

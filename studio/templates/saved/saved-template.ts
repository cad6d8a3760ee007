import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { withNewKeys } from '../../copies/new-keys.ts';

export type SavedTemplate = { _id: string; name?: string | null; purpose?: string | null };

/** Leaves out the title, addresses and words for search engines, which belong to one page. */
const carried = new Set([
  'modules',
  'showPageBanner',
  'banner',
  'image',
  'namedStyle',
  'showBreadCrumb',
  'showFixedMenu',
  'logo',
]);

function look(document: StoredDocument): Record<string, unknown> {
  const fields = Object.entries(document).filter(([name]) => carried.has(name));
  return withNewKeys(Object.fromEntries(fields));
}

export function templateFrom(
  page: StoredDocument,
  about: { id: string; name: string; purpose: string },
): StoredDocument {
  const { id, name, purpose } = about;
  return {
    _id: id,
    _type: 'pageTemplate',
    name: name.trim(),
    ...(purpose.trim() === '' ? {} : { purpose: purpose.trim() }),
    ...look(page),
  };
}

/** Fields of a new page, of which none is the template's own. */
export function fieldsFrom(template: StoredDocument | undefined): Record<string, unknown> {
  return template ? look(template) : {};
}

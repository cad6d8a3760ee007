import { startingLanguages } from 'schemas/fields/starting-languages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { Template } from 'sanity';
import { apiVersion } from '../../content/use-content.ts';
import { pairVersions } from '../../content/versions.ts';
import { say } from '../../locale/say.ts';
import { startingPage } from '../starting-values.ts';
import { withNewKeys } from '../../copies/new-keys.ts';

/** Parameters of the template: the id of the document that an editor saved. */
type Source = { template: string };

const query = '*[_id in [$id, "drafts." + $id]]';

/** Starts a page with the present contents of an editors' template. */
export const pageFromSaved: Template<Source, Record<string, unknown>> = {
  id: 'page-from-saved',
  title: say('Page from a template'),
  schemaType: 'page',
  parameters: [{ name: 'template', title: say('Page template'), type: 'string' }],
  value: async (source, context) => {
    const id = source?.template ?? '';
    const client = context.getClient({ apiVersion });
    const [stored, languages] = await Promise.all([
      client.fetch<StoredDocument[]>(query, { id }, { perspective: 'raw' }),
      startingLanguages(context),
    ]);
    return startingPage(languages, fieldsFrom(pairVersions(stored)[0]?.present));
  },
};

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

/** Fields that a new page takes from a template. */
export function fieldsFrom(template: StoredDocument | undefined): Record<string, unknown> {
  return template ? look(template) : {};
}

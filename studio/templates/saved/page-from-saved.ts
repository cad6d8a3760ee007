import { startingLanguages } from 'schemas/fields/starting-languages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { Template } from 'sanity';
import { apiVersion } from '../../content/use-content.ts';
import { pairVersions } from '../../content/versions.ts';
import { say } from '../../locale/say.ts';
import { startingPage } from '../starting-values.ts';
import { fieldsFrom } from './saved-template.ts';

/** Parameters of the template: the id of the document that an editor saved. */
type Source = { template: string };

const query = '*[_id in [$id, "drafts." + $id]]';

/** Begins a page with what a template of the editors contains at that moment. */
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

import { schemaTypes } from 'schemas/index.ts';
import { languages } from 'schemas/languages.ts';
import { localizedFieldTypes } from 'schemas/objects/localized.ts';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { internationalizedArray } from 'sanity-plugin-internationalized-array';
import { env } from './env.ts';
import { lakeConnection } from './lake-connection.ts';
import { isFixedType } from './singletons.ts';
import { structure } from './structure.ts';

const actionsOnFixedDocuments = new Set(['publish', 'discardChanges', 'restore']);

export default defineConfig({
  name: 'default',
  title: 'Huis & Haard',
  projectId: env.projectId,
  dataset: env.dataset,
  ...(env.apiHost === '' ? {} : lakeConnection(env.apiHost)),
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter((template) => !isFixedType(template.schemaType)),
  },
  plugins: [
    structureTool({ structure }),
    internationalizedArray({
      languages: languages.map(({ id, title }) => ({ id, title })),
      fieldTypes: localizedFieldTypes,
      languageDisplay: 'titleOnly',
      buttonLocations: ['fieldMenu'],
      // The plugin would otherwise rewrite a published document, and so open a draft, when somebody only looks at it.
      restoreOrder: false,
      languageFilter: { documentTypes: ['page', 'interfaceText', 'siteSettings', 'menu'] },
    }),
  ],
  document: {
    actions: (actions, { schemaType }) =>
      isFixedType(schemaType)
        ? actions.filter(({ action }) => action !== undefined && actionsOnFixedDocuments.has(action))
        : actions,
    newDocumentOptions: (options) => options.filter(({ templateId }) => !isFixedType(templateId)),
    comments: { enabled: false },
  },
  announcements: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
});

import { schemaTypes } from 'schemas/index.ts';
import { languages } from 'schemas/languages.ts';
import { localizedFieldTypes } from 'schemas/fields/localized.ts';
import { defineConfig, type Tool } from 'sanity';
import { structureTool } from 'sanity/structure';
import { internationalizedArray } from 'sanity-plugin-internationalized-array';
import { media } from 'sanity-plugin-media';
import { documentActions } from './actions/document-actions.ts';
import { checksInspector } from './checks/checks-panel.tsx';
import { isContentType } from './content/content-types.ts';
import { HiddenBadge } from './content/visibility.ts';
import { isViewer } from './content/viewer.ts';
import { bin } from './bin/bin.tsx';
import { env } from './env.ts';
import { lakeConnection } from './lake-connection.ts';
import { addressWords, preview } from './presentation/presentation.ts';
import { mediaWithUses } from './pictures/media-with-uses.tsx';
import { isPropertyEditTemplate, propertyEditTemplate } from './properties/property.ts';
import { previewForEditors } from './presentation/preview-for-editors.tsx';
import { Navbar } from './locale/navbar.tsx';
import { inOrder } from './tool-bar/tool-groups.ts';
import { tools } from './tool-bar/tools.ts';
import { ToolMenu } from './tool-bar/tool-menu.tsx';
import { addedSanityWords, sanityWords } from './locale/sanity-words.ts';
import { inStaffLanguage, say } from './locale/say.ts';
import { translatedTypes } from './locale/schema/translated-types.ts';
import { isFixedType } from './singletons.ts';
import { FormInput } from './form/form-input.tsx';
import { PastePlugin } from './form/paste/paste-plugin.tsx';
import { uploadWords, namedSources } from './form/picture-sources.ts';
import { staffApi } from './staff-api/with-staff-api.tsx';
import { structure } from './structure/structure.ts';
import { withIcons } from './structure/type-icons.ts';
import { withPageTemplates } from './templates/page-templates.ts';
import { pageFromSaved } from './templates/saved/saved-template.ts';
import { WithLanguageSettings } from './translations/with-language-settings.tsx';
import { Logo } from './welcome/logo.tsx';
import { LanguageFilter } from './translations/language-filter.tsx';
import { translatableTypes } from './translations/report/translatable-types.ts';

/** The dataset refuses viewers uploads, and the secret with which these tools call the site. Leads says so itself. */
const refusedToViewers = ['media', 'imports', 'connections', 'visits', 'owners', 'status'];

function refined(tool: Tool): Tool {
  if (tool.name === 'media') return mediaWithUses(tool);
  return tool.name === 'preview' ? previewForEditors(tool) : tool;
}

/** The media tool creates its tags and folders itself. */
function isMediaType(type: string): boolean {
  return type.startsWith('media.');
}

export default defineConfig({
  name: 'default',
  title: env.agency,
  icon: Logo,
  projectId: env.projectId,
  dataset: env.dataset,
  ...(env.apiHost === '' ? {} : lakeConnection(env.apiHost)),
  schema: {
    types: withIcons(translatedTypes(schemaTypes, inStaffLanguage)),
    templates: (templates) =>
      withPageTemplates([
        ...templates.filter(({ schemaType }) => !isFixedType(schemaType) && !isMediaType(schemaType)),
        propertyEditTemplate,
      ]),
  },
  i18n: { bundles: [...addedSanityWords, uploadWords, addressWords] },
  form: {
    components: { input: FormInput, portableText: { plugins: PastePlugin } },
    image: { assetSources: namedSources },
  },
  studio: { components: { layout: WithLanguageSettings, navbar: Navbar, toolMenu: ToolMenu } },
  plugins: [
    ...sanityWords,
    structureTool({ title: say('Content'), structure }),
    preview,
    bin(),
    staffApi(),
    media(),
    internationalizedArray({
      languages: languages.map(({ id, title }) => ({ id, title })),
      fieldTypes: localizedFieldTypes,
      languageDisplay: 'titleOnly',
      // Our own button offers missing languages.
      buttonLocations: [],
      // By default the plugin reorders items on opening, which creates a draft.
      restoreOrder: false,
      languageFilter: { documentTypes: translatableTypes.map(({ name }) => name) },
    }),
  ],
  tools: (sanityTools, { currentUser }) =>
    inOrder([...sanityTools, ...tools])
      .filter(({ name }) => !isViewer(currentUser) || !refusedToViewers.includes(name))
      .map(refined),
  document: {
    actions: documentActions,
    unstable_languageFilter: (filters) => (filters.length > 0 ? [LanguageFilter] : filters),
    badges: (badges) => [...badges, HiddenBadge],
    inspectors: (inspectors, { documentType }) =>
      isContentType(documentType) ? [checksInspector, ...inspectors] : inspectors,
    newDocumentOptions: (options, { currentUser }) =>
      isViewer(currentUser)
        ? []
        : options.filter(
            ({ templateId }) =>
              !isFixedType(templateId) &&
              !isPropertyEditTemplate(templateId) &&
              templateId !== pageFromSaved.id,
          ),
    comments: { enabled: false },
    // A viewer's request for another role would reach no administrator of a lake.
    askToEdit: { enabled: env.apiHost === '' },
  },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
});

import { defaultLanguage, languages } from 'schemas/languages.ts';
import type { Localized } from 'schemas/fields/localized.ts';
import { templatePath } from 'schemas/publication/template-path.ts';
import { defineDocuments, defineLocations } from 'sanity/presentation';
import { publishedId } from '../content/versions.ts';
import { anyLanguage } from '../tree-pane/tree.ts';
import { languageTitle } from 'schemas/languages.ts';
import { addressesOf, previewPath, readPreviewPath } from './preview-address.ts';
import { say } from '../locale/say.ts';

type WithPath = { titles?: Localized<string> | null; paths?: Localized<string> | null };

const home = { title: say('Home page'), href: previewPath({ language: defaultLanguage, path: '/' }) };

/** `withoutPath` explains to an editor why a document has no address. */
function atItsAddresses(withoutPath: string) {
  return defineLocations({
    // Sanity expects a plain string named `title`.
    select: { titles: 'title', paths: 'path' },
    resolve: (document) => {
      const { titles, paths } = (document ?? {}) as WithPath;
      const locations = addressesOf(paths).map((address) => ({
        title: `${anyLanguage(titles) ?? say('Untitled')} (${languageTitle(address.language)})`,
        href: previewPath(address),
      }));
      return locations.length > 0 ? { locations } : { message: withoutPath, tone: 'caution' };
    },
  });
}

function everywhere(message: string) {
  return defineLocations({ message, tone: 'positive', locations: [home] });
}

function withinModules(message: string) {
  return defineLocations({ message, tone: 'positive' });
}

const atItsPreview = defineLocations({
  select: { id: '_id', name: 'name' },
  resolve: (document) => {
    const { id = '', name } = (document ?? {}) as { id?: string; name?: string };
    const path = templatePath(publishedId(id));
    const locations = languages.map(({ id: language, title }) => ({
      title: `${name ?? say('Untitled')} (${title})`,
      href: previewPath({ language, path }),
    }));
    return { locations };
  },
});

export const locations = {
  page: atItsAddresses(say('Give it a path on the tab Address, and it appears here.')),
  pageTemplate: atItsPreview,
  article: atItsAddresses(say('Without a path this appears inside other pages only.')),
  interfaceText: everywhere(say('Used in the interface of the site.')),
  menu: everywhere(say('Shown on every page.')),
  topBar: everywhere(say('Shown on every page.')),
  header: everywhere(say('Shown on every page.')),
  footer: everywhere(say('Shown on every page.')),
  popup: everywhere(say('Shown on every page, unless it names the pages it opens on.')),
  theme: everywhere(say('Shown on every page.')),
  siteSettings: everywhere(say('Used on every page.')),
  category: withinModules(say('Appears on every page with a module that shows articles.')),
  teamMember: withinModules(say('Appears on every page with a module that shows team members.')),
  office: withinModules(say('Appears on every page with a module that shows offices.')),
  testimonial: withinModules(say('Appears on every page with a module that shows testimonials.')),
  slider: withinModules(say('Appears on every page with a module that shows slides.')),
  propertyEdit: everywhere(say('Used wherever the property is shown.')),
};

export const mainDocuments = defineDocuments([
  {
    route: `/:language${templatePath(':id')}`,
    filter: '_type == "pageTemplate" && _id == $id',
  },
  {
    route: ['/:language', '/:language/*'],
    resolve: ({ path }) => {
      const address = readPreviewPath(path);
      return (
        address && {
          filter: '_type in ["page", "article"] && count(path[language == $language && value == $path]) > 0',
          params: address,
        }
      );
    },
  },
]);

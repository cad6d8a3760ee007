import { defaultLanguage } from 'schemas/languages.ts';
import type { Localized } from 'schemas/fields/localized.ts';
import { defineDocuments, defineLocations } from 'sanity/presentation';
import { anyLanguage } from '../tree-pane/tree.ts';
import { languageTitle } from '../translations/report/describe-gaps.ts';
import { addressesOf, previewPath, readPreviewPath } from './preview-address.ts';

type WithPath = { titles?: Localized<string> | null; paths?: Localized<string> | null };

const home = { title: 'Home page', href: previewPath({ language: defaultLanguage, path: '/' }) };

const withPath = defineLocations({
  // Sanity expects a plain string named `title`.
  select: { titles: 'title', paths: 'path' },
  resolve: (document) => {
    const { titles, paths } = (document ?? {}) as WithPath;
    const locations = addressesOf(paths).map((address) => ({
      title: `${anyLanguage(titles) ?? 'Untitled'} (${languageTitle(address.language)})`,
      href: previewPath(address),
    }));
    return locations.length > 0
      ? { locations }
      : { message: 'Without a path this appears inside other pages only.', tone: 'caution' };
  },
});

function everywhere(message: string) {
  return defineLocations({ message, tone: 'positive', locations: [home] });
}

function withinModules(what: string) {
  return defineLocations({
    message: `Appears on every page with a module that shows ${what}.`,
    tone: 'positive',
  });
}

export const locations = {
  page: withPath,
  article: withPath,
  interfaceText: everywhere('Used in the interface of the site.'),
  menu: everywhere('Shown on every page.'),
  topBar: everywhere('Shown on every page.'),
  header: everywhere('Shown on every page.'),
  footer: everywhere('Shown on every page.'),
  popup: everywhere('Shown on every page.'),
  theme: everywhere('Shown on every page.'),
  siteSettings: everywhere('Used on every page.'),
  category: withinModules('articles'),
  teamMember: withinModules('team members'),
  office: withinModules('offices'),
  testimonial: withinModules('testimonials'),
  slider: withinModules('slides'),
};

export const mainDocuments = defineDocuments([
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

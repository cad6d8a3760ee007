import { localizedRichText, localizedString, localizedText } from '../../../seed/builders/localized.ts';
import { moduleLayout } from '../../../seed/builders/module-layout.ts';
import { pageSettings } from '../../../seed/builders/page-settings.ts';
import { richText } from '../../../seed/builders/rich-text.ts';

const inEveryLanguage = <Value>(value: Value) => ({ nl: value, fr: value, en: value });

/** The fields of a public page besides its id, title and path; none of them must be unique. */
export const plainPage = {
  ...pageSettings,
  _type: 'page' as const,
  kind: 'content' as const,
  status: 'published' as const,
  description: localizedText(inEveryLanguage('Een pagina van een test.')),
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule' as const,
      _key: 'words',
      title: localizedString(inEveryLanguage('Woorden van een test')),
      body: localizedRichText(inEveryLanguage(richText('Deze pagina is er voor één test.'))),
      imagePosition: 'right' as const,
    },
  ],
};

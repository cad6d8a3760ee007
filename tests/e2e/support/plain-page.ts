import { localizedRichText, localizedString, localizedText } from '../../../seed/builders/localized.ts';
import { moduleLayout } from '../../../seed/builders/module-layout.ts';
import { pageSettings } from '../../../seed/builders/page-settings.ts';
import { richText } from '../../../seed/builders/rich-text.ts';

const inEveryLanguage = <Value>(value: Value) => ({ nl: value, fr: value, en: value });

/** A public page without title or path; give it an id of its own. */
export const plainPage = {
  ...pageSettings('page-plain', 'content'),
  description: localizedText(inEveryLanguage('Een pagina van een test.')),
  modules: [
    {
      ...moduleLayout('articleModule', 'words'),
      title: localizedString(inEveryLanguage('Woorden van een test')),
      body: localizedRichText(inEveryLanguage(richText('Deze pagina is er voor één test.'))),
      imagePosition: 'right' as const,
    },
  ],
};

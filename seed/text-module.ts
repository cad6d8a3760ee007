import { localizedRichText, localizedString, type Translations } from './localized.ts';
import { columns, moduleLayout } from './module-layout.ts';
import { richText, type Part } from './rich-text.ts';

/** A titled section of a long text, in a readable line length. */
export function textModule(_key: string, title: Translations<string>, parts: Translations<Part[]>) {
  return {
    ...moduleLayout,
    _type: 'articleModule' as const,
    _key,
    title: localizedString(title),
    span: columns(7),
    body: localizedRichText({
      nl: richText(...parts.nl),
      fr: richText(...parts.fr),
      en: richText(...parts.en),
    }),
    imagePosition: 'right' as const,
  };
}

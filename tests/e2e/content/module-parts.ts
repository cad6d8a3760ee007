import { localizedRichText, localizedString, localizedText } from '../../../seed/builders/localized.ts';
import { richText } from '../../../seed/builders/rich-text.ts';

/** Begins the id of each of these documents, and of no other. */
export const prefix = 'modules-test';

/** Puts what is listed by order behind everything that other tests look at. */
export const last = 900;

export const idOf = (name: string) => `${prefix}-${name}`;
export const to = (name: string) => ({ _type: 'reference' as const, _ref: idOf(name) });
export const listed = (...names: string[]) => names.map((name) => ({ ...to(name), _key: name }));

const same = (text: string) => ({ nl: text, fr: `${text} (fr)`, en: `${text} (en)` });
export const string = (text: string) => localizedString(same(text));
export const text = (words: string) => localizedText(same(words));
export const samePath = (path: string) => localizedString({ nl: path, fr: path, en: path });
export const rich = (words: string) =>
  localizedRichText({
    nl: richText({ heading: `${words}, het vervolg` }, words, { bullet: 'Een punt' }),
    fr: richText({ heading: `${words}, la suite` }, `${words} (fr)`, { bullet: 'Un point' }),
    en: richText({ heading: `${words}, continued` }, `${words} (en)`, { bullet: 'A point' }),
  });

export const pictureOf = (asset: string, alt: string) => ({
  _type: 'picture' as const,
  asset: { _type: 'reference' as const, _ref: asset },
  alt: string(alt),
});

export const span = (sm: number, md: number, lg: number) => ({ _type: 'moduleSpan', sm, md, lg });
export const module = (_type: string, name: string, fields: Record<string, unknown> = {}) => ({
  _type,
  _key: name,
  title: string(`Module ${name}`),
  titleSize: 'h2',
  status: 'published',
  span: span(12, 12, 12),
  backgroundType: 'none',
  position: 'below',
  ...fields,
});

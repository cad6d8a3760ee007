import type { LanguageId } from 'schemas/languages.ts';

type Kind = 'String' | 'Text' | 'RichText';
type Texts = Partial<Record<LanguageId, string>>;

export type Languages = readonly LanguageId[];

export function localizedValue(kind: Kind, languages: Languages, texts: Texts = {}) {
  return languages.map((language) => ({
    _type: `internationalizedArray${kind}Value`,
    _key: language,
    language,
    ...(texts[language] === undefined ? {} : { value: texts[language] }),
  }));
}

const shared = {
  titleSize: 'h2',
  span: { _type: 'moduleSpan', sm: 12, md: 12, lg: 12 },
  backgroundType: 'none',
  position: 'below',
  status: 'published',
};

export function startingModule(type: string, languages: Languages, fields: Record<string, unknown> = {}) {
  return { _type: type, _key: type, title: localizedValue('String', languages), ...shared, ...fields };
}

export function startingFigure(source: string, languages: Languages, label: Texts) {
  return { _type: 'statsFigure', _key: source, source, label: localizedValue('String', languages, label) };
}

export function startingPage(languages: Languages, fields: Record<string, unknown>) {
  return {
    kind: 'content',
    status: 'published',
    title: localizedValue('String', languages),
    path: localizedValue('String', languages),
    description: localizedValue('Text', languages),
    ...fields,
  };
}

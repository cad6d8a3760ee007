import type { StoredDocument } from './localized-values.ts';

/** A localized field for tests, with a text for each language named. */
export function localized(texts: Record<string, unknown>) {
  return Object.entries(texts).map(([language, value]) => ({
    _type: 'internationalizedArrayStringValue',
    _key: `key-${language}`,
    language,
    value,
  }));
}

/** A formatted text of one paragraph, whose keys are drawn anew as they are when somebody copies it. */
export function paragraph(text: string, key = 'a') {
  return [{ _type: 'block', _key: key, style: 'normal', children: [{ _type: 'span', _key: key, text }] }];
}

/** A page for tests. */
export function examplePage(fields: Record<string, unknown>): StoredDocument {
  return { _id: 'page-example', _type: 'page', status: 'published', ...fields };
}

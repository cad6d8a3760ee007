import type { StoredDocument } from './localized-values.ts';

export function localized(texts: Record<string, unknown>) {
  return Object.entries(texts).map(([language, value]) => ({
    _type: 'internationalizedArrayStringValue',
    _key: `key-${language}`,
    language,
    value,
  }));
}

/** Rich text of one paragraph. Keys change when an editor copies it. */
export function paragraph(text: string, key = 'a') {
  return [{ _type: 'block', _key: key, style: 'normal', children: [{ _type: 'span', _key: key, text }] }];
}

export function examplePage(fields: Record<string, unknown>): StoredDocument {
  return { _id: 'page-example', _type: 'page', status: 'published', ...fields };
}

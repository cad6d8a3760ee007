import { inLanguage, isFilled, type Localized } from '../fields/localized.ts';
import type { Check } from './check.ts';
import { isNode } from './walk.ts';

/** Required fields by document type; a test compares them with the content model. */
export const requiredFields: Readonly<Record<string, readonly string[]>> = {
  page: ['title', 'status', 'path', 'kind'],
  pageTemplate: ['name'],
  article: ['title', 'status'],
  category: ['title', 'webId'],
  office: ['name', 'address', 'status'],
  teamMember: ['name', 'role', 'status'],
  testimonial: ['quote', 'author', 'date', 'status'],
  replyTemplate: ['title', 'subject', 'body'],
  slider: ['name', 'slides'],
  propertyEdit: ['reference'],
  municipality: ['names', 'zip', 'villages'],
  redirect: ['from', 'to', 'status'],
  interfaceText: ['key', 'value'],
  siteSettings: ['agencyName', 'tagline', 'phone', 'email', 'enabledLanguages', 'address'],
  theme: ['ground', 'ink', 'accent', 'corners'],
  footer: ['copyright'],
  popup: ['title'],
  cookieSettings: ['title', 'description', 'textVersion', 'waitMilliseconds'],
};

/** A localized field needs the default language. */
function isComplete(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const isLocalized = isNode(first) && String(first._type).startsWith('internationalizedArray');
  if (isLocalized) return isFilled(inLanguage(value as Localized<unknown>));
  return Array.isArray(value) ? value.length > 0 : isFilled(value);
}

export const required: Check = (document) =>
  (requiredFields[document._type] ?? []).flatMap((name) =>
    isComplete(document[name])
      ? []
      : [{ level: 'error', message: 'This field is required.', field: [name], path: [name] }],
  );

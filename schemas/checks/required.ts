import { inLanguage, isFilled, type Localized } from '../fields/localized.ts';
import type { Check } from './check.ts';
import { requiredFields } from './required-fields.ts';
import { isNode } from './walk.ts';

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

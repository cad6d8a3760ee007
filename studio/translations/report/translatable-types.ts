import { inStaffLanguage } from '../../locale/say.ts';
import { documents, singletons } from 'schemas/index.ts';

type DocumentType = { fields: { name: string }[] };

function isTranslatable({ fields }: DocumentType): boolean {
  return fields.some(({ name }) => name === 'translationRecords');
}

const translatable = [...documents, ...singletons].filter(isTranslatable);

export const translatableTypes: readonly { name: string; title: string }[] = translatable.map(
  ({ name, title }) => ({ name, title: inStaffLanguage(title) }),
);

const names = new Set<string>(translatable.map(({ name }) => name));

export function isTranslatableType(type: string): boolean {
  return names.has(type);
}

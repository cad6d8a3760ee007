import type { LanguageId } from 'schemas/languages.ts';
import { textsInCode, type PropertyForm } from '../i18n/texts-in-code.ts';

export const printSegments: readonly string[] = Object.values(textsInCode).map(({ print }) => print);

export function printPath(propertyPath: string, language: LanguageId): string {
  return `${propertyPath}${textsInCode[language].print}/`;
}

const formsBySegment = new Map(
  Object.values(textsInCode).flatMap(({ propertyForms }) =>
    Object.entries(propertyForms).map(([form, segment]) => [segment, form as PropertyForm] as const),
  ),
);

export const propertyFormSegments: readonly string[] = [...formsBySegment.keys()];

export function propertyFormPath(propertyPath: string, form: PropertyForm, language: LanguageId): string {
  return `${propertyPath}${textsInCode[language].propertyForms[form]}/`;
}

export function propertyFormAt(pathname: string): PropertyForm | undefined {
  return formsBySegment.get(pathname.split('/').findLast(Boolean) ?? '');
}

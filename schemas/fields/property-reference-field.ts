import { type CustomValidator, defineField } from '@sanity/types';

type PropertyReferenceField = {
  name: string;
  title: string;
  description: string;
  /** Validation besides that of a reference. */
  rules?: readonly CustomValidator[];
};

export function isReference(value: unknown): true | string {
  const isNumber = typeof value === 'string' && /^\d+$/.test(value);
  return isNumber || value === undefined || 'Choose a property, or enter its number.';
}

export function propertyReferenceField({ rules = [], ...definition }: PropertyReferenceField) {
  return defineField({
    ...definition,
    type: 'propertyReference',
    validation: (rule) => [rule.required(), ...[isReference, ...rules].map((check) => rule.custom(check))],
  });
}

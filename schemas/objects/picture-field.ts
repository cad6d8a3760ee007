import { defineArrayMember, defineField, type ConditionalProperty } from '@sanity/types';

type PictureFieldDefinition = {
  name: string;
  title: string;
  description: string;
  group?: string;
  fieldset?: string;
  hidden?: ConditionalProperty;
};

/** One picture with its alternative text. */
export function pictureField(definition: PictureFieldDefinition) {
  return defineField({ ...definition, type: 'picture' });
}

/** Several pictures in the order they are shown. */
export function picturesField(definition: PictureFieldDefinition) {
  return defineField({
    ...definition,
    type: 'array',
    of: [defineArrayMember({ type: 'picture' })],
    options: { layout: 'grid' },
  });
}

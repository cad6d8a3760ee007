import {
  defineArrayMember,
  defineField,
  type ConditionalProperty,
  type CustomValidator,
} from '@sanity/types';

type PictureFieldDefinition = {
  name: string;
  title: string;
  description: string;
  group?: string;
  fieldset?: string;
  hidden?: ConditionalProperty;
  /** What editors should know about the picture, but may overrule. */
  check?: CustomValidator;
};

/** One picture with its alternative text. */
export function pictureField({ check, ...definition }: PictureFieldDefinition) {
  return defineField({
    ...definition,
    type: 'picture',
    validation: (rule) => (check ? rule.custom(check).warning() : rule),
  });
}

/** Several pictures in the order they are shown. */
export function picturesField({ check, ...definition }: PictureFieldDefinition) {
  return defineField({
    ...definition,
    type: 'array',
    of: [defineArrayMember({ type: 'picture' })],
    options: { layout: 'grid' },
    validation: (rule) => (check ? rule.custom(check).warning() : rule),
  });
}

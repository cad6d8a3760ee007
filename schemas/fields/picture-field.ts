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
  /** Warning that does not block publishing. */
  check?: CustomValidator;
};

export function pictureField({ check, ...definition }: PictureFieldDefinition) {
  return defineField({
    ...definition,
    type: 'picture',
    validation: (rule) => (check ? rule.custom(check).warning() : rule),
  });
}

/** Pictures in their order on the site. */
export function picturesField({ check, ...definition }: PictureFieldDefinition) {
  return defineField({
    ...definition,
    type: 'array',
    of: [defineArrayMember({ type: 'picture' })],
    validation: (rule) => (check ? rule.custom(check).warning() : rule),
  });
}

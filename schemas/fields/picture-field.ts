import {
  defineArrayMember,
  defineField,
  type ConditionalProperty,
  type CustomValidator,
} from '@sanity/types';
import { shownPicture, withPictureFiles } from '../rules/pictures.ts';

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

export function pictureField({ check, description, ...definition }: PictureFieldDefinition) {
  return defineField({
    ...definition,
    description: withPictureFiles(description),
    type: 'picture',
    // Rules here replace those of the type.
    validation: (rule) => [rule.custom(shownPicture), ...(check ? [rule.custom(check).warning()] : [])],
  });
}

export function picturesField({ check, description, ...definition }: PictureFieldDefinition) {
  return defineField({
    ...definition,
    description: withPictureFiles(description),
    type: 'array',
    of: [defineArrayMember({ type: 'picture' })],
    validation: (rule) => (check ? rule.custom(check).warning() : rule),
  });
}

import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { HomeIcon } from '@sanity/icons/Home';
import { ImagesIcon } from '@sanity/icons/Images';
import { StringIcon } from '@sanity/icons/String';
import { TransferIcon } from '@sanity/icons/Transfer';
import { UserIcon } from '@sanity/icons/User';
import type { SchemaTypeDefinition } from 'sanity';

const icons = new Map([
  ['article', DocumentTextIcon],
  ['interfaceText', StringIcon],
  ['office', HomeIcon],
  ['redirect', TransferIcon],
  ['slider', ImagesIcon],
  ['teamMember', UserIcon],
  ['testimonial', BlockquoteIcon],
]);

/** The types with what stands in a list beside a document that has no picture. */
export function withIcons(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const icon = icons.get(type.name);
    return icon === undefined ? type : { ...type, icon };
  });
}

import { BarChartIcon } from '@sanity/icons/BarChart';
import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { HomeIcon } from '@sanity/icons/Home';
import { ImagesIcon } from '@sanity/icons/Images';
import { PinIcon } from '@sanity/icons/Pin';
import { StackCompactIcon } from '@sanity/icons/StackCompact';
import { StringIcon } from '@sanity/icons/String';
import { TagIcon } from '@sanity/icons/Tag';
import { TransferIcon } from '@sanity/icons/Transfer';
import { UserIcon } from '@sanity/icons/User';
import { UsersIcon } from '@sanity/icons/Users';
import type { SchemaTypeDefinition } from 'sanity';

const icons = new Map([
  ['article', DocumentTextIcon],
  ['category', TagIcon],
  ['interfaceText', StringIcon],
  ['office', HomeIcon],
  ['redirect', TransferIcon],
  ['slider', ImagesIcon],
  ['teamMember', UserIcon],
  ['testimonial', BlockquoteIcon],
  ['articleModule', DocumentTextIcon],
  ['categoryModule', StackCompactIcon],
  ['propertyListModule', HomeIcon],
  ['sliderModule', ImagesIcon],
  ['statsModule', BarChartIcon],
  ['teamModule', UsersIcon],
  ['officeModule', PinIcon],
  ['testimonialModule', BlockquoteIcon],
  ['contactModule', EnvelopeIcon],
]);

/** The types with what stands in a list beside a document or a module that has no picture. */
export function withIcons(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const icon = icons.get(type.name);
    return icon === undefined ? type : { ...type, icon };
  });
}

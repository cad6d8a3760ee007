import { defineArrayMember, defineField } from '@sanity/types';
import { choiceField } from '../fields/choice-field.ts';
import { formerPathsField } from '../objects/former-path.ts';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { sibling } from '../fields/sibling.ts';
import { wellFormedPath } from '../rules/paths.ts';
import { allowedRedirect, onlyOne } from '../rules/redirects.ts';
import { type RuleContext } from '../rules/site-content.ts';

const listKinds: unknown[] = ['property-list-sale', 'property-list-rent'];

export const pageFieldsets = [
  {
    name: 'leaving',
    title: 'Redirect this page',
    description: 'For a page that only leads to another address.',
    options: { collapsible: true, collapsed: true },
  },
  {
    name: 'addresses',
    title: 'Other addresses',
    description: 'A short address without a language, and former addresses of this page.',
    options: { collapsible: true, collapsed: true },
  },
];

const singleKinds: unknown[] = ['home', ...listKinds, 'project-list'];

const onlyOneOfKind = onlyOne(
  'page',
  'kind',
  'There is already a page of this kind, and only one is allowed.',
);

export function firstOfItsKind(kind: unknown, context: RuleContext): true | Promise<true | string> {
  return !singleKinds.includes(kind) || onlyOneOfKind(kind, context);
}

export const addressFields = [
  localizedField({
    name: 'breadcrumb',
    title: 'Name in the breadcrumbs',
    description: 'A shorter name for the breadcrumb trail. Leave empty to use the title.',
    kind: 'String',
    group: 'address',
  }),
  defineField({
    name: 'redirect',
    title: 'Redirect visitors',
    description: 'Visitors go straight to the address below and never see this page.',
    type: 'boolean',
    initialValue: false,
    fieldset: 'leaving',
    group: 'address',
  }),
  defineField({
    name: 'redirectUrl',
    title: 'Redirect to',
    description:
      'A path on this site, for example /nl/contact/, or an https address on a site that the settings allow.',
    type: 'string',
    hidden: ({ parent }) => sibling(parent, 'redirect') !== true,
    fieldset: 'leaving',
    group: 'address',
    validation: (rule) =>
      rule.custom((value, context) => {
        if (sibling(context.parent, 'redirect') !== true) return true;
        return value ? allowedRedirect(value, context) : 'Enter where visitors should go.';
      }),
  }),
  defineField({
    name: 'externalLink',
    title: 'Other site',
    description: 'The menu links to this site instead of to this page.',
    type: 'url',
    fieldset: 'leaving',
    group: 'address',
    validation: (rule) => rule.uri({ scheme: ['https'] }),
  }),
  defineField({
    name: 'originalPath',
    title: 'Address without a language',
    description: 'For example /for-sale/. Visitors arrive at this page in their own language.',
    type: 'string',
    fieldset: 'addresses',
    group: 'address',
    validation: (rule) => [
      rule.custom(wellFormedPath),
      rule.custom(onlyOne('page', 'originalPath', 'Another page already uses this address.')),
    ],
  }),
  formerPathsField('address', 'addresses'),
];

export const lookFields = [
  defineField({
    name: 'showPageBanner',
    title: 'Show a banner',
    description: 'A wide band at the top of the page with a picture, a video or a colour.',
    type: 'boolean',
    initialValue: false,
    group: 'banner',
  }),
  defineField({
    name: 'banner',
    title: 'Banner',
    description: 'The picture or video of the banner and its words.',
    type: 'banner',
    hidden: ({ parent }) => sibling(parent, 'showPageBanner') !== true,
    group: 'banner',
  }),
  pictureField({
    name: 'image',
    title: 'Page picture',
    description: 'Used in lists of pages, and when someone shares the page.',
    group: 'look',
  }),
  choiceField({
    name: 'namedStyle',
    title: 'Style',
    description: 'Gives this page a mood of its own within the house style.',
    choices: [
      { title: 'Standard', value: 'standard' },
      { title: 'Calm', value: 'calm' },
      { title: 'Warm', value: 'warm' },
      { title: 'Dark', value: 'dark' },
    ],
    initialValue: 'standard',
    group: 'look',
  }),
  defineField({
    name: 'showBreadCrumb',
    title: 'Show breadcrumbs',
    description: 'The small trail of links above the title that shows where the page belongs.',
    type: 'boolean',
    initialValue: true,
    group: 'look',
  }),
  defineField({
    name: 'showFixedMenu',
    title: 'Sticky header',
    description: 'The header stays in view while visitors scroll.',
    type: 'boolean',
    initialValue: true,
    group: 'look',
  }),
  pictureField({
    name: 'logo',
    title: 'Different logo',
    description: 'Only if this page should not show the agency’s own logo.',
    group: 'look',
  }),
];

export const alternativesField = defineField({
  name: 'alternatives',
  title: 'Title and introduction for filters',
  description:
    'Shows another title and introduction when a visitor’s filters match. The first match is used.',
  type: 'array',
  of: [defineArrayMember({ type: 'pageAlternative' })],
  hidden: ({ parent }) => !listKinds.includes(sibling(parent, 'kind')),
  group: 'content',
});

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

/** Rarely used fields, collapsed by default. */
export const pageFieldsets = [
  {
    name: 'leaving',
    title: 'Lead visitors elsewhere',
    description: 'When this page only stands in for another address.',
    options: { collapsible: true, collapsed: true },
  },
  {
    name: 'addresses',
    title: 'Other addresses of this page',
    description: 'An address without a language, and those the page had before.',
    options: { collapsible: true, collapsed: true },
  },
];

/** Kinds of page that exist once. */
const singleKinds: unknown[] = ['home', ...listKinds];

const onlyOneOfKind = onlyOne(
  'page',
  'kind',
  'Another page is already of this kind, and there is one at most.',
);

/** Validation: kinds of page that exist once are unique. */
export function firstOfItsKind(kind: unknown, context: RuleContext): true | Promise<true | string> {
  return !singleKinds.includes(kind) || onlyOneOfKind(kind, context);
}

export const addressFields = [
  localizedField({
    name: 'breadcrumb',
    title: 'Name in the path of pages',
    description: 'A shorter name for the line above the title. Empty: the title.',
    kind: 'String',
    group: 'address',
  }),
  defineField({
    name: 'redirect',
    title: 'Send visitors on',
    description: 'The page then shows nothing of its own.',
    type: 'boolean',
    initialValue: false,
    fieldset: 'leaving',
    group: 'address',
  }),
  defineField({
    name: 'redirectUrl',
    title: 'Send them to',
    description:
      'A path of this site such as /nl/contact/, or an https address of a host the settings allow.',
    type: 'string',
    hidden: ({ parent }) => sibling(parent, 'redirect') !== true,
    fieldset: 'leaving',
    group: 'address',
    validation: (rule) =>
      rule.custom((value, context) => {
        if (sibling(context.parent, 'redirect') !== true) return true;
        return value ? allowedRedirect(value, context) : 'Say where visitors go.';
      }),
  }),
  defineField({
    name: 'externalLink',
    title: 'Other site',
    description: 'The menu item leads there instead of to this page.',
    type: 'url',
    fieldset: 'leaving',
    group: 'address',
    validation: (rule) => rule.uri({ scheme: ['https'] }),
  }),
  defineField({
    name: 'originalPath',
    title: 'Address without a language',
    description: 'Such as /for-sale/. It leads to the page in the language of the visitor.',
    type: 'string',
    fieldset: 'addresses',
    group: 'address',
    validation: (rule) => [
      rule.custom(wellFormedPath),
      rule.custom(onlyOne('page', 'originalPath', 'Another page already has this address.')),
    ],
  }),
  formerPathsField('address', 'addresses'),
];

export const lookFields = [
  defineField({
    name: 'showPageBanner',
    title: 'Show a banner',
    description: 'A wide opening at the top, with a picture, a video or a colour.',
    type: 'boolean',
    initialValue: false,
    group: 'banner',
  }),
  defineField({
    name: 'banner',
    title: 'Banner',
    description: 'What the opening shows and says.',
    type: 'banner',
    hidden: ({ parent }) => sibling(parent, 'showPageBanner') !== true,
    group: 'banner',
  }),
  pictureField({
    name: 'image',
    title: 'Picture of the page',
    description: 'For lists of pages, and when somebody shares the page.',
    group: 'look',
  }),
  choiceField({
    name: 'namedStyle',
    title: 'Style',
    description: 'Gives this page its own mood within the house style.',
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
    title: 'Show the path of pages',
    description: 'The small line above the title that says where the visitor is.',
    type: 'boolean',
    initialValue: true,
    group: 'look',
  }),
  defineField({
    name: 'showFixedMenu',
    title: 'Keep the menu in view',
    description: 'The header stays at the top while the visitor scrolls.',
    type: 'boolean',
    initialValue: true,
    group: 'look',
  }),
  pictureField({
    name: 'logo',
    title: 'Other logo',
    description: 'Only when this page should not show the logo of the agency.',
    group: 'look',
  }),
];

export const alternativesField = defineField({
  name: 'alternatives',
  title: 'Words for a choice of filters',
  description:
    'Another title and introduction when the filters a visitor chose match. The first match counts.',
  type: 'array',
  of: [defineArrayMember({ type: 'pageAlternative' })],
  hidden: ({ parent }) => !listKinds.includes(sibling(parent, 'kind')),
  group: 'content',
});

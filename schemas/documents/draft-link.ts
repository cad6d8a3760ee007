import { defineField, defineType } from '@sanity/types';
import { byField } from '../fields/order-field.ts';

const texts = [
  { name: 'documentId', title: 'Document', description: 'The document whose draft the link shows.' },
  { name: 'documentTitle', title: 'Title', description: 'Its title when the link was made.' },
  {
    name: 'secretHash',
    title: 'Fingerprint',
    description: 'Proves the secret of the link without holding it.',
  },
  { name: 'language', title: 'Language', description: 'The language the link opens in.' },
];

const times = [
  { name: 'createdAt', title: 'Made', description: 'When the link was made.' },
  { name: 'expiresAt', title: 'Ends', description: 'From then on the link shows nothing.' },
  { name: 'revokedAt', title: 'Revoked', description: 'When somebody ended the link early.' },
];

/** The dot in its id, `draftLink.<uuid>`, hides it from readers without a token. */
export const draftLink = defineType({
  name: 'draftLink',
  title: 'Draft link',
  description: 'A link that shows one draft to somebody without an account. The Studio makes and ends it.',
  type: 'document',
  readOnly: true,
  orderings: [byField('createdAt', 'Newest first', 'desc')],
  fields: [
    ...texts.map((field) =>
      defineField({ ...field, type: 'string', hidden: field.name === 'secretHash', readOnly: true }),
    ),
    ...times.map((field) => defineField({ ...field, type: 'datetime', readOnly: true })),
  ],
  preview: { select: { title: 'documentTitle', subtitle: 'expiresAt' } },
});

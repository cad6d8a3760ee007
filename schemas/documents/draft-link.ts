import { defineField, defineType } from '@sanity/types';
import { byField } from '../fields/order-field.ts';

const texts = [
  { name: 'documentId', title: 'Document', description: 'The document whose draft the link shows.' },
  { name: 'documentTitle', title: 'Title', description: 'The title it had when the link was created.' },
  {
    name: 'secretHash',
    title: 'Fingerprint',
    description: 'Verifies the secret of the link without revealing it.',
  },
  { name: 'language', title: 'Language', description: 'The language the link opens in.' },
];

const times = [
  { name: 'createdAt', title: 'Created', description: 'When the link was created.' },
  { name: 'expiresAt', title: 'Expires', description: 'After this moment the link no longer works.' },
  { name: 'revokedAt', title: 'Revoked', description: 'When someone ended the link early.' },
];

/** The dot in its id, `draftLink.<uuid>`, hides it from readers without a token. */
export const draftLink = defineType({
  name: 'draftLink',
  title: 'Draft link',
  description:
    'A link that shows one draft to someone without an account. Created and revoked in the Studio.',
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

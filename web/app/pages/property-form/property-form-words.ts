import type { TextName } from 'schemas/text-keys.ts';
import type { PropertyForm } from '../../content/paths/words-in-code.ts';

/** Title and text above each form, and the name of the property beside it. */
export const propertyFormWords = {
  'contact-appointment': { title: 'visit.title', text: 'visit.text', aside: 'visit.property' },
  'send-to-friend': { title: 'share.friendTitle', text: 'share.friendText', aside: 'share.friendProperty' },
  'rental-application': {
    title: 'application.title',
    text: 'application.text',
    aside: 'application.property',
  },
  'offer-to-buy': { title: 'offer.title', text: 'offer.text', aside: 'offer.property' },
  'request-documents': {
    title: 'form.requestDocuments',
    text: 'message.documentsByEmail',
    aside: 'documents.property',
  },
} as const satisfies Record<PropertyForm, Record<'title' | 'text' | 'aside', TextName>>;

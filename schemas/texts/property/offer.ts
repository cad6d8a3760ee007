export const offerTexts = {
  'offer.title': 'Title of the page on which an offer to buy is made.',
  'offer.link': 'Link from a property to that page.',
  'offer.text': 'Text above the form.',
  'offer.property': 'Screen reader name of what is beside the form.',
  'offer.bindingTitle': 'Heading of what a visitor must know before making an offer.',
  'offer.bindingText': 'What a visitor must know before making an offer.',
  'offer.advance': 'Says what a buyer pays once an offer is accepted, on that page and in the e-mail.',
} as const;

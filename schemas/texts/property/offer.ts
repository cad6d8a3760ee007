export const offerTexts = {
  'offer.title': 'Title of the page on which an offer to buy is made.',
  'offer.link': 'Link from a property to that page.',
  'offer.text': 'Text above the form.',
  'offer.property': 'Screen reader name of what is beside the form.',
  'offer.bindingTitle': 'Heading of what a visitor must know before making an offer.',
  'offer.bindingText': 'What a visitor must know before making an offer.',
  'offer.advance': 'Says what a buyer pays once an offer is accepted, on that page and in the e-mail.',
} as const;

export const applicationTexts = {
  'application.title': 'Title of the page on which a visitor applies for a home to rent.',
  'application.text': 'Appears below that title.',
  'application.lawful': 'Says what an application does not ask.',
  'application.property': 'Screen reader name of the property beside an application.',
  'application.minimumIncome': 'The least a household must earn to rent a home. {amount} is in euro.',
  'application.mostPeople_one': 'How many people may live in a home. {count} is 1.',
  'application.mostPeople_other': 'How many people may live in a home. {count} is how many.',
  'application.link': 'Link on the page of a home to rent that leads to the application.',
} as const;

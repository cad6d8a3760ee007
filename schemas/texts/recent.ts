export const recentTexts = {
  'recent.sold': 'Heading above the properties sold last.',
  'recent.rented': 'Heading above the properties rented out last.',
  'recent.soldAfter_one': 'How fast a property was sold. {count} is 1.',
  'recent.soldAfter_other': 'How fast a property was sold. {count} is how many days it took.',
  'recent.rentedAfter_one': 'How fast a property was rented out. {count} is 1.',
  'recent.rentedAfter_other': 'How fast a property was rented out. {count} is how many days it took.',
  'recent.empty': 'Shown when nothing was sold or rented out yet.',
} as const;

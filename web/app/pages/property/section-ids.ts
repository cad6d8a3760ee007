export const sectionIds = {
  pictures: 'pictures',
  description: 'description',
  details: 'details',
  costs: 'costs',
  location: 'location',
  question: 'question',
  similar: 'similar',
} as const;

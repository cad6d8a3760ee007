export const sectionIds = {
  pictures: 'pictures',
  description: 'description',
  details: 'details',
  location: 'location',
  question: 'question',
  similar: 'similar',
} as const;

export const unitsId = 'units';

export const sectionIds = {
  pictures: 'pictures',
  description: 'description',
  details: 'details',
  costs: 'costs',
  documents: 'documents',
  location: 'location',
  question: 'question',
  similar: 'similar',
} as const;

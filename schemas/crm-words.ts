/** Kinds of codes in property software. */
export const codeTitles = [
  'Purpose',
  'Status of the offer',
  'Category',
  'Country',
  'Town',
  'State of the building',
  'Heating',
  'Individual or collective heating',
  'Kitchen',
  'Orientation',
  'Flood risk',
  'Planning designation',
  'Summons',
  'Lawful use',
  'Publication',
  'Period of the rent',
  'Detailed status',
  'Addresses of an office',
] as const;

/** Meanings that no list of the agency words, by the way in which the code writes them. */
export const codeWords: Readonly<Record<string, string>> = {
  sale: 'For sale',
  rent: 'To let',
  'life-annuity': 'Life annuity',
  available: 'Available',
  sold: 'Sold',
  rented: 'Rented',
  'under-option': 'Under option',
  reserved: 'Reserved',
  'sold-conditionally': 'Sold under a condition precedent',
  suspended: 'Suspended',
  withdrawn: 'Withdrawn',
  unpublished: 'Not for the website',
  shown: 'Shown',
  hidden: 'Hidden',
};

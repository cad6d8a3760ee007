/** In the order of the form. Those with `isMore` are less often needed. */
export const filterSections = [
  { id: 'text', title: 'filter.text', isMore: false },
  { id: 'place', title: 'filter.place', isMore: false },
  { id: 'type', title: 'filter.type', isMore: false },
  { id: 'price', title: 'filter.price', isMore: false },
  { id: 'rooms', title: 'filter.rooms', isMore: false },
  { id: 'size', title: 'filter.size', isMore: true },
  { id: 'equipment', title: 'filter.equipment', isMore: true },
  { id: 'availability', title: 'filter.availability', isMore: true },
] as const;

export type FilterSectionId = (typeof filterSections)[number]['id'];

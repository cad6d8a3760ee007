export const visitTexts = {
  'visit.title': 'Title of the page on which a visit is booked.',
  'visit.text': 'Below that title.',
  'visit.plan': 'Button that leads to that page from a property.',
  'visit.short': 'The same button where there is little room.',
  'visit.property': 'Screen reader name of the property beside the form.',
  'visit.none': 'Appears above a phone number when no time is free.',
} as const;

export const openHouseTexts = {
  'openHouse.title': 'Heading above the open house days of a property or project.',
  'openHouse.text': 'Below that heading.',
  'openHouse.calendar': 'Link that adds the open house days of a property or project to a calendar.',
  'openHouse.event': 'Name of an open house in a calendar. {title} and {city} are of the property.',
  'openHouse.all': 'Name of the calendar of all open house days.',
} as const;

export const shareTexts = {
  'share.forSale': 'Title of a shared link to a property for sale. {type} and {city} describe it.',
  'share.forRent': 'Title of a shared link to a property for rent. {type} and {city} describe it.',
} as const;

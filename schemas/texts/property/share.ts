export const shareTexts = {
  'share.forSale': 'Title of a shared link to a property for sale. {type} and {city} describe it.',
  'share.forRent': 'Title of a shared link to a property for rent. {type} and {city} describe it.',
  'share.label': 'Button that opens the ways to share a property or project.',
  'share.heading': 'Heading above these ways.',
  'share.copy': 'Button that copies the address of the page.',
  'share.copied': 'Shown once the address is copied.',
  'share.notCopied': 'Shown when the browser refuses to copy the address.',
  'share.mail': 'Link that opens a mail with the address.',
  'share.whatsApp': 'Link that opens WhatsApp with the address.',
  'share.more': 'Button that opens the device’s own ways to share.',
  'share.message': 'First line of that mail. {agency} is the name of the agency.',
  'share.compare': 'Link from a property to a comparison with the visitor’s favourites.',
} as const;

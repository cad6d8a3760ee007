export const documentsTexts = {
  'documents.title': 'Heading above the documents on the page of a property.',
  'documents.text':
    'Appears above the form, after the sentence that they come by e-mail. {days} is how many days the link in the mail works.',
  'documents.property': 'Names the property beside the form, for screen readers.',
  'documents.linkTitle': 'Title of the page that the link in the mail opens.',
  'documents.linkText':
    'Text of that page. {property} is the title of the property, {date} the last day of the link.',
  'documents.toProperty': 'Link of that page.',
  'documents.endedText': 'Shown for a link to documents that has ended or is incomplete.',
} as const;

export const mailTexts = {
  'mail.greeting': 'First line of an e-mail to a visitor. {name} is the first name.',
  'mail.greetingUnknown': 'First line of an e-mail to a visitor whose name we do not know.',
  'mail.closing': 'Last line of an e-mail, above the name of the agency.',
  'mail.receivedSubject':
    'Subject of the e-mail that says a request has arrived. {agency} is the name of the agency.',
  'mail.receivedText': 'Stands above a copy of what the visitor sent.',
  'mail.receivedReference': 'Stands below that copy. {reference} is the number of the request.',
  'mail.confirmSubject':
    'Subject of the e-mail that asks to confirm a subscription. {agency} is the name of the agency.',
  'mail.confirmText': 'Stands above the link of that e-mail.',
  'mail.confirmButton': 'Button of that e-mail.',
  'mail.confirmIgnore': 'Stands below that link.',
  'mail.unsubscribe': 'Link at the end of every newsletter e-mail.',
} as const;

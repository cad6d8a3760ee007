export const validationTexts = {
  'validation.required': 'Shown for a required field that is empty. {field} is its label.',
  'validation.email': 'Shown for an e-mail address that cannot exist.',
  'validation.friendEmail': 'Shown for the e-mail address of a friend that cannot exist.',
  'validation.passwordConfirmation': 'Shown when a password and its repetition differ.',
  'validation.passwordTooShort':
    'Shown for a new password that is too short. {min} is how many characters it has at least.',
  'validation.passwordTooLong':
    'Shown for a new password that is too long. {max} is how many characters it may have.',
  'validation.passwordCommon': 'Shown for a new password that many people use.',
  'validation.startDate': 'Shown for a first day that is not complete or does not exist.',
  'validation.endDate': 'Shown for a last day that is not complete or does not exist.',
  'validation.typeOrZone': 'Shown when a search request names neither a property type nor a region.',
  'validation.captcha': 'Shown when the check that a visitor is not a robot is missing or wrong.',
  'validation.question': 'Shown when the answer to the check question is empty or wrong.',
  'validation.tooLong':
    'Shown for a field with too much text. {field} is its label, {max} how many characters it may have.',
  'validation.choice': 'Shown when a choice is not among those on offer. {field} is its label.',
  'validation.visitTaken': 'Shown when someone else has just booked the chosen time of a visit.',
  'validation.postalCode': 'Shown for a postal code that does not exist.',
  'validation.phone': 'Shown for a phone number with characters that phone numbers cannot have.',
  'validation.hour': 'Shown for a time of day that is not complete or does not exist.',
  'validation.past': 'Shown for the end of an offer that has already passed.',
  'validation.place': 'Shown for a town or postal code that we do not know.',
  'validation.amount': 'Shown for an amount that is not a number of euros.',
  'validation.number': 'Appears when a number is not one, or too large.',
  'validation.fileType': 'Appears when a file is of a kind that is not taken. {file} is its name.',
  'validation.fileSize':
    'Appears when a file is too large. {file} is its name, {max} the most megabytes it may have.',
  'validation.fileEmpty': 'Appears when a file has no content. {file} is its name.',
  'validation.fileFailed': 'Appears when a file could not be stored. {file} is its name.',
  'validation.fileCount': 'Appears when too many files were chosen. {max} is how many may be sent.',
} as const;

export const favouritesTexts = {
  'favourites.heading':
    'Link in the header to the marked properties, read by screen readers before their number.',
  'favourites.label': 'Words beside the heart on the page of a property.',
  'favourites.toggle':
    'Screen reader text for the heart; begins with the words beside it. {title} is the property.',
  'favourites.added': 'Announced once a property is marked. {count} is how many are.',
  'favourites.removed': 'Announced once a property is no longer marked. {count} is how many are left.',
  'favourites.full': 'Shown when the list is full. {most} is how many properties it holds.',
  'favourites.notStored': 'Shown when the browser refuses to store the list.',
  'favourites.empty': 'Shown on an empty list of marked properties.',
  'favourites.emptyAdvice': 'Second line under an empty list of marked properties.',
  'favourites.withoutScript': 'Third line there, in a browser without JavaScript.',
  'favourites.missing':
    'Names properties of the list that are no longer offered. {references} are their reference numbers.',
  'favourites.withoutMissing': 'Link that removes those properties from the list.',
  'favourites.share': 'Button that shares the list or the comparison, or copies its address.',
  'favourites.copied': 'Shown once the address of the list is copied.',
  'favourites.notCopied': 'Shown when the browser refuses to copy the address.',
  'compare.title': 'Title of the page that shows favourites side by side.',
  'compare.choose':
    'Box to tick below a property, to compare it; followed by the property for screen readers.',
  'compare.submit': 'Button that shows the chosen properties side by side.',
  'compare.limit': 'Appears beside that button. {most} is how many fit.',
  'compare.tooMany': 'Shown when more are chosen than fit. {most} is how many fit.',
  'compare.chooseMore': 'Shown when only one property is left in the comparison.',
  'compare.back': 'Link from the comparison to the list of favourites.',
  'compare.remove':
    'Link that takes a property out of the comparison; followed by the property for screen readers.',
  'compare.different': 'Screen reader text for a row in which the properties differ.',
  'compare.legend': 'Explains the sign beside such a row.',
  'compare.onlyDifferences': 'Box to tick that hides the rows in which the properties are the same.',
  'compare.unknown': 'Screen reader text for a fact that is not known of a property.',
  'compare.monthlyCost': 'Row with the monthly rent and charges, or the instalment of a loan.',
  'compare.type': 'Row with the kind of property.',
  'recent.title': 'Heading above the properties that the visitor viewed last.',
  'recent.clear': 'Button that forgets those properties.',
  'recent.cleared': 'Shown once they are forgotten.',
} as const;

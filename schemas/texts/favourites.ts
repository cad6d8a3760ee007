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
  'favourites.missing':
    'Names properties of the list that are no longer offered. {references} are their reference numbers.',
  'favourites.withoutMissing': 'Link that removes those properties from the list.',
  'favourites.share': 'Button that shares the list or copies its address.',
  'favourites.copied': 'Shown once the address of the list is copied.',
  'favourites.notCopied': 'Shown when the browser refuses to copy the address.',
} as const;

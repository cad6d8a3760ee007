export const errorTexts = {
  'notFound.title': 'Title of the page shown for an address that does not exist.',
  'notFound.message': 'Explains that the page does not exist.',
  'notFound.homeLink': 'Link from there to the home page.',
  'notFound.searchHeading': 'Heading above the search form on the page for an address that does not exist.',
  'error.title': 'Title of the page shown when the site fails.',
  'error.message': 'Explains the failure in general terms.',
  'error.reference': 'On a failed page, the number of the request; {id} is the number.',
  'error.api': 'Shown when the data of the site cannot be reached.',
  'error.invalidView': 'Shown when a module has a view that does not exist.',
  'error.module': 'Shown instead of a module that failed.',
  'error.homeLink': 'Link from a failed page to the home page.',
} as const;

export const draftTexts = {
  'draft.notice':
    'Stands above a draft that was shared by a link. {until} is the day and hour the link ends.',
  'draft.studioNotice': 'Stands above pages that an editor looks at from the Studio.',
  'draft.leave': 'Link that ends looking at drafts.',
  'draft.redirects': 'Stands in a draft of a page that sends visitors elsewhere. {address} is where they go.',
  'draft.endedTitle': 'Title of the page for a shared link that does not work any more.',
  'draft.expiredMessage': 'Explains that the time of a shared link has passed.',
  'draft.revokedMessage': 'Explains that a shared link was taken back.',
  'draft.invalidMessage': 'Explains that a shared link is not complete or never existed.',
} as const;

export const draftTexts = {
  'draft.notice':
    'Appears above a draft shown through a draft link. {until} is the date and time the link expires.',
  'draft.studioNotice': 'Appears above pages that an editor views from the Studio.',
  'draft.leave': 'Link that leaves the preview of drafts.',
  'draft.endedTitle': 'Title of the page for a draft link that no longer works.',
  'draft.expiredMessage': 'Explains that a draft link has expired.',
  'draft.revokedMessage': 'Explains that a draft link was revoked.',
  'draft.invalidMessage': 'Explains that a draft link is incomplete or never existed.',
} as const;

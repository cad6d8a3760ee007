export const removePasskeyField = 'passkey';

export const removeFileField = 'remove-file';

export const messageFields = { about: 'about', message: 'message' } as const;

export const kindField = 'kind';

export const monthlyMailField = 'monthly-mail';

export const monthlyMailValues = { on: 'on', off: 'off' } as const;

export const newsFields = { kind: 'news', daily: 'daily', save: 'save-news' } as const;

export const dailyValues = { yes: 'yes', no: 'no' } as const;

export const calendarField = 'calendar';

export const calendarValues = { start: 'start', stop: 'stop' } as const;

export const passwordLinkField = 'password-link';

export const deletionField = 'deletion';

export const logOutField = 'logout';

export const logOutHere = 'here';

export const logOutEverywhere = 'everywhere';

export const logOutAndRemovePasskeys = 'everywhere-and-passkeys';

export const loginFields = { email: 'email', password: 'password', next: 'next', way: 'way' } as const;

/** Sent by the button that mails a link instead. */
export const byLink = 'link';

/** Tells the result of this form from those of other forms on its page. */
export const loginKey = 'login';

export const answerFields = {
  kind: 'answer',
  subject: 'subject',
  property: 'property',
  text: 'text',
  day: 'day',
  time: 'time',
} as const;

export const closedFields = { day: 'closed-day', from: 'from', until: 'until', remove: 'reopen' } as const;

/** In the address of a section that took what its owner sent. */
export const sentMark = 'sent';

/** Characters. */
export const longestAnswer = 1000;

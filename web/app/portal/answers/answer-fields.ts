/** Fields of the forms with which owners answer. */
export const answerFields = {
  kind: 'answer',
  subject: 'subject',
  property: 'property',
  text: 'text',
  day: 'day',
  time: 'time',
} as const;

/** Fields of the form with hours at which an owner receives nobody; the last one removes such hours. */
export const closedFields = { day: 'closed-day', from: 'from', until: 'until', remove: 'reopen' } as const;

/** In the address of a section that took what its owner sent. */
export const sentMark = 'sent';

/** Characters. */
export const longestAnswer = 1000;

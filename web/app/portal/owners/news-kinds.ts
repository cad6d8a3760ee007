/** Kinds of news, each of which an owner may switch off, in the order of the account page. */
export const newsKinds = ['visit-booked', 'visit-moved', 'reaction', 'offer', 'paper', 'words'] as const;

export type NewsKind = (typeof newsKinds)[number];

export const newsRhythms = ['at-once', 'daily', 'never'] as const;

export type NewsRhythm = (typeof newsRhythms)[number];

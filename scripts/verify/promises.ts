/** Limits a count to exactly, at least or at most this number. */
export type Bound = { exactly: number } | { least: number } | { most: number };

/** A figure as a test records it. A figure ending in ":" stands for every figure that begins so. */
export type Proof = { figure: string; must: Record<string, Bound> };

export type Promised = { promise: string; proofs: readonly Proof[] };

const none: Bound = { exactly: 0 };
const least = (number: number): Bound => ({ least: number });
const most = (number: number): Bound => ({ most: number });

/** All that `npm run verify` measures. Times are printed only: they depend on the machine. */
export const promises: readonly Promised[] = [
  {
    promise: '1 The site is killed while forms come in: nothing thanked for is lost',
    proofs: [
      {
        figure: '1 killed while forms come in',
        must: { posts: least(1000), kills: least(5), 'thanked for and lost': none },
      },
      { figure: '1 killed while mails leave', must: { kills: least(5), 'mails lost': none } },
      { figure: '1 two sites over one database', must: { posts: least(600), stored: least(600) } },
      { figure: '1 rolling update', must: { posts: least(80), stored: least(80) } },
    ],
  },
  {
    promise: '2 The mail server fails: every form is stored, every mail is sent afterwards',
    proofs: [
      {
        figure: '2 mail server down, refusing or hanging',
        must: { submissions: least(150), stored: least(150), 'taken twice': none },
      },
    ],
  },
  {
    promise: '3 A form sent many times at once is stored once, with the same response',
    proofs: [
      {
        figure: '3 repeated at once',
        must: { sent: least(200), 'stored too often': none, 'mailed too often': none },
      },
      { figure: '3 twenty at once:', must: { stored: { exactly: 1 }, 'different responses': none } },
    ],
  },
  {
    promise: '4 The database fails: 503, the form as it was typed, no thanks',
    proofs: [
      { figure: '4 database gone', must: { 'forms sent': least(10) } },
      {
        figure: '4 database unavailable',
        must: {
          answer: { exactly: 503 },
          'stored during the outage': none,
          'stored once it is back': least(1),
        },
      },
      { figure: '4 database read-only', must: { 'thanked for and lost': none, 'pages not whole': none } },
      { figure: '4 disk full', must: { 'thanked for and lost': none, 'pages not whole': none } },
    ],
  },
  {
    promise: '5 The content lake fails: every public page is there with its last good content',
    proofs: [
      {
        figure: '5 content lake fails',
        must: { pages: least(60), faults: least(8), 'pages not whole': none },
      },
    ],
  },
  {
    promise: '6 Naughty strings in every field: stored as typed or named as a mistake',
    proofs: [
      { figure: '6 naughty strings:', must: { typed: least(460), 'responses of 500 and more': none } },
    ],
  },
  {
    promise: '7 Malformed bodies get only known statuses',
    proofs: [{ figure: '7 malformed bodies', must: { sent: least(10_000), stored: none } }],
  },
  {
    promise: '8 Script in fields, texts, links and mails is not executed',
    proofs: [
      { figure: '8 script in fields and addresses', must: { 'texts shown': least(100), executed: none } },
    ],
  },
  {
    promise: '9 Line ends and lists in mail fields add no recipient and no header',
    proofs: [
      {
        figure: '9 hostile mail fields:',
        must: { mails: least(20), 'texts that add recipients or headers': none },
      },
    ],
  },
  {
    promise: '10 No address leads off the site',
    proofs: [{ figure: '10 open redirects', must: { payloads: least(200), 'off-site': none } }],
  },
  {
    promise: '11 Visitors see no draft, whatever they add to an address',
    proofs: [{ figure: '11 preview addresses', must: { addresses: least(40), 'drafts or marks': none } }],
  },
  {
    promise: '12, 20 No secret in what is sent, no personal data in the log, a request id on every error',
    proofs: [
      {
        figure: '12 and 20 canaries',
        must: {
          'secrets found': none,
          'personal data found in the log': none,
          'errors without a request id': none,
        },
      },
    ],
  },
  {
    promise: '13 Requests from other sites change nothing; sessions end where they should',
    proofs: [
      { figure: '13 cross-site posts', must: { requests: least(500), 'let in': none } },
      { figure: '13 staff requests from elsewhere', must: { sent: least(10), 'let in': none } },
      { figure: '13 staff paths', must: { 'let in': none } },
      { figure: '13 logins of owners', must: { logins: least(60), 'ids taken over': none } },
      { figure: '13 ended sessions of owners', must: { 'still open': none } },
    ],
  },
  {
    promise: '14 A login tells nobody which address is known, and guessing is slowed down',
    proofs: [
      { figure: '14 login and reset:', must: { 'known and unknown differ': none } },
      { figure: '14 wrong passwords', must: { 'before 429': most(10), 'others refused': none } },
    ],
  },
  {
    promise: '15 An owner gets no byte of another owner',
    proofs: [
      {
        figure: '15 another owner’s data',
        must: { requests: least(500), 'bytes of the other': none, 'not no-store': none },
      },
    ],
  },
  {
    promise: '16 Of bookings of one time at once, one is confirmed',
    proofs: [
      {
        figure: '16 bookings of one time at once, on D1',
        must: {
          'bookings of each': least(50),
          'confirmed beside the first': none,
          'told that it is full': least(49),
        },
      },
    ],
  },
  {
    promise: '17 Every response has its headers: an A+ of the Observatory',
    proofs: [{ figure: '17 Observatory', must: { responses: least(800), 'lowest score': least(100) } }],
  },
  {
    promise: '18 Before consent and after "decline": nothing of third parties, nothing stored without need',
    proofs: [
      {
        figure: '18 pages without consent:',
        must: { pages: least(12), 'third-party requests': none, 'kept without need': none },
      },
    ],
  },
  {
    promise: '19 Personal data is exported and erased whole; a spreadsheet runs no formula',
    proofs: [
      { figure: '19 export and erase', must: { 'traces after erasing': none, 'files left': none } },
      { figure: '19 erased by address', must: { 'places left': none } },
      { figure: '19 cells of a spreadsheet', must: { read: least(10_000), 'that begin a formula': none } },
    ],
  },
  {
    promise: 'Overload: ten times what the site can do',
    proofs: [
      {
        figure: 'overload',
        must: {
          'forms lost': none,
          'requests cut off': none,
          'pages not whole afterwards': none,
          'memory added by the second time (%)': most(20),
        },
      },
    ],
  },
  {
    promise: 'A clock that jumps deletes nothing and locks nobody out',
    proofs: [{ figure: 'clock jumps', must: { 'submissions lost': none } }],
  },
  {
    promise: 'For everyone: axe finds nothing on any page, language, width or state',
    proofs: [{ figure: 'axe:', must: { pages: least(1), violations: none } }],
  },
  {
    promise: 'For everyone: nothing is cut off at 320 pixels, or when text is spaced',
    proofs: [{ figure: 'narrow or spaced text:', must: { pages: least(50), 'cut off': none } }],
  },
  {
    promise: 'For everyone: valid HTML',
    proofs: [
      { figure: 'html-validate', must: { pages: least(150), errors: none } },
      { figure: 'vnu', must: { pages: least(150), errors: none } },
    ],
  },
  {
    promise: 'Bytes: a first page, its script and its requests',
    proofs: [
      { figure: 'first load:', must: { requests: most(25) } },
      { figure: 'script before the first touch (KB, gzip)', must: {} },
    ],
  },
];

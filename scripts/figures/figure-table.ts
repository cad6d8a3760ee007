/** A name that ends in ":" stands for every figure that begins so. Times are printed only: machines differ. */
export const musts: Readonly<Record<string, string>> = {
  '1 killed while forms come in': 'posts ≥ 1000, kills ≥ 5, thanked for and lost = 0',
  '1 killed while mails leave': 'kills ≥ 5, mails lost = 0',
  '1 two sites over one database': 'posts ≥ 600, stored ≥ 600',
  '1 rolling update': 'posts ≥ 80, stored ≥ 80',
  '2 mail server down, refusing or hanging': 'submissions ≥ 150, stored ≥ 150, taken twice = 0',
  '3 repeated at once': 'sent ≥ 200, stored too often = 0, mailed too often = 0',
  '3 twenty at once:': 'stored = 1, different responses = 0',
  '4 database gone': 'forms sent ≥ 10',
  '4 database unavailable': 'answer = 503, stored during the outage = 0, stored once it is back ≥ 1',
  '4 database read-only': 'thanked for and lost = 0, pages not whole = 0',
  '4 disk full': 'thanked for and lost = 0, pages not whole = 0',
  '5 content lake fails': 'pages ≥ 60, faults ≥ 8, pages not whole = 0',
  '6 naughty strings:': 'typed ≥ 460, responses of 500 and more = 0',
  '7 malformed bodies': 'sent ≥ 10000, stored = 0',
  '8 script in fields and addresses': 'texts shown ≥ 100, executed = 0',
  '9 hostile mail fields:': 'mails ≥ 20, texts that add recipients or headers = 0',
  '10 open redirects': 'payloads ≥ 200, off-site = 0',
  '11 preview addresses': 'addresses ≥ 40, drafts or marks = 0',
  '12 and 20 canaries':
    'secrets found = 0, personal data found in the log = 0, errors without a request id = 0',
  '13 cross-site posts': 'requests ≥ 500, let in = 0',
  '13 staff requests from elsewhere': 'sent ≥ 10, let in = 0',
  '13 staff paths': 'let in = 0',
  '13 logins of owners': 'logins ≥ 60, ids taken over = 0',
  '13 ended sessions of owners': 'still open = 0',
  '14 login and reset:': 'known and unknown differ = 0',
  '14 wrong passwords': 'before 429 ≤ 10, others refused = 0',
  '15 another owner’s data': 'requests ≥ 500, bytes of the other = 0, not no-store = 0',
  '16 bookings of one time at once, on D1':
    'bookings of each ≥ 50, confirmed beside the first = 0, told that it is full ≥ 49',
  '17 security headers': 'responses ≥ 800, faults = 0',
  '18 pages without consent:': 'pages ≥ 12, third-party requests = 0, kept without need = 0',
  '19 export and erase': 'traces after erasing = 0, files left = 0',
  '19 erased by address': 'places left = 0',
  '19 cells of a spreadsheet': 'read ≥ 10000, that begin a formula = 0',
  'pictures of an import': 'copied ≥ 5000, fetched again = 0',
  'facts that the law asks for': 'adverts ≥ 5000, not missed = 0, false alarms = 0',
  'histories of records': 'run ≥ 10000, that end otherwise = 0',
  'histories of property software:': 'run ≥ 1000, that end otherwise = 0',
  'messages to property software:': 'sent ≥ 1000, that never arrived = 0, told more than twice = 0',
  'property software to the page (seconds):': '',
  overload:
    'forms lost = 0, requests cut off = 0, pages not whole afterwards = 0, memory added by the second time (%) ≤ 20',
  'clock jumps': 'submissions lost = 0',
  'axe, pages:': 'pages ≥ 50, violations = 0',
  'axe, states:': 'pages ≥ 1, violations = 0',
  'keyboard alone:': 'forms ≥ 1, not completed = 0',
  'narrow or spaced text:': 'pages ≥ 50, cut off = 0',
  'html-validate': 'pages ≥ 150, errors = 0',
  vnu: 'pages ≥ 150, errors = 0',
  'first load:': 'requests ≤ 25, KB ≤ 450',
  'script before the first touch (KB, gzip)': '',
};

/** Figures of the bar that no command takes, and why. */
export const unmeasured: Readonly<Record<string, string>> = {
  '17 MDN Observatory': 'it asks for a public address; the headers that it judges are counted under 17',
  'audit of accessibility': 'nobody from outside has audited the site',
};

type Limit = readonly [must: number, aim: number];

/** Peers that were measured beside the site, and on which day. */
export const peers = {
  'Property Hive':
    'WordPress 6.1.9 with Property Hive 2.2.6, no page cache, 24 November 2026, machine not idle',
  'Property Hive, earlier': 'versions and day not recorded',
  Remix: 'bare Remix on workerd, version and day not recorded',
  Next: 'version and day not recorded',
  Astro: 'version and day not recorded',
} as const;

/** Limits and peers stand by kind of page, and limits under `all` for the kinds without their own. */
export type SpeedRow = {
  what: string;
  unit?: string;
  isLeast?: true;
  limits: Readonly<Record<string, Limit>>;
  peers?: Readonly<Record<string, Partial<Record<keyof typeof peers, string>>>>;
};

export const speedTable = {
  uncached: {
    what: 'page rendered anew, CPU per request',
    unit: 'ms',
    limits: { list: [5, 2.5], property: [5, 3], home: [5, 2.5] },
    peers: {
      list: {
        'Property Hive': '88.8',
        'Property Hive, earlier': '110–152',
        Remix: '4.3–5.3',
        Next: '10.4',
        Astro: '2.8',
      },
      property: { 'Property Hive': '61.6' },
    },
  },
  cached: { what: 'page from memory, CPU per request', unit: 'ms', limits: { all: [0.5, 0.2] } },
  html: { what: 'HTML, compressed', unit: 'KB', limits: { list: [20, 12] } },
  script: {
    what: 'script before the first touch, compressed',
    unit: 'KB',
    limits: { all: [12, 8] },
    peers: { list: { Remix: '88', Next: '137', Astro: '0' } },
  },
  firstLoad: {
    what: 'first load, as transferred',
    unit: 'KB',
    limits: { list: [350, 200], property: [450, 300], form: [200, 120] },
    peers: {
      list: { 'Property Hive': '343', 'Property Hive, earlier': '637' },
      property: { 'Property Hive': '399' },
    },
  },
  requests: {
    what: 'requests of the first load',
    limits: { all: [25, 18] },
    peers: {
      list: { 'Property Hive': '36', 'Property Hive, earlier': '62' },
      property: { 'Property Hive': '29' },
    },
  },
  performance: {
    what: 'Lighthouse mobile, performance',
    isLeast: true,
    limits: { all: [95, 100] },
    peers: {
      list: { 'Property Hive': '90', 'Property Hive, earlier': '85–90' },
      property: { 'Property Hive': '93' },
    },
  },
  accessibility: { what: 'Lighthouse mobile, accessibility', isLeast: true, limits: { all: [100, 100] } },
  'best-practices': { what: 'Lighthouse mobile, best practices', isLeast: true, limits: { all: [100, 100] } },
  seo: { what: 'Lighthouse mobile, SEO', isLeast: true, limits: { all: [100, 100] } },
  lcp: { what: 'largest contentful paint', unit: 's', limits: { all: [1.8, 1.2] } },
  cls: { what: 'cumulative layout shift', limits: { all: [0, 0] } },
  tbt: { what: 'total blocking time', unit: 'ms', limits: { all: [100, 50] } },
  interaction: {
    what: 'interaction to next paint, processor slowed down 4 times',
    unit: 'ms',
    limits: { all: [200, 100] },
  },
  title: {
    what: 'from press to title on slow 4G, processor slowed down 4 times',
    unit: 'ms',
    limits: {},
  },
  restored: {
    what: 'restored from the back/forward cache',
    unit: 'of 1',
    isLeast: true,
    limits: { all: [1, 1] },
  },
  search: {
    what: 'property search, CPU per query',
    unit: 'ms',
    limits: { '50 properties': [1, 1], '1000 properties': [2, 1], '5000 properties': [4, 1] },
  },
  growth: {
    what: '50,000 properties in the database, CPU per question',
    unit: 'ms',
    limits: { list: [5, 1], counts: [5, 2], similar: [4, 2] },
  },
  start: { what: '50,000 properties, CPU until the first list', unit: 'ms', limits: { all: [1000, 500] } },
  memory: { what: '50,000 properties in memory', unit: 'MB', limits: { all: [128, 64] } },
  upsert: { what: 'change of one of 50,000 properties, CPU', unit: 'ms', limits: { all: [20, 5] } },
  snapshot: { what: 'catalogue after a change, CPU, every 2.5 s at most', unit: 'ms', limits: {} },
  studio: { what: 'Studio with an empty cache, until Welcome is shown', unit: 's', limits: { all: [4, 3] } },
  publish: { what: 'from publishing until it is visible', unit: 's', limits: { all: [2, 1] } },
} as const satisfies Record<string, SpeedRow>;

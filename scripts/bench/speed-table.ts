type Limit = readonly [must: number, aim: number];

/** Limits stand by kind of page, and under `all` for the kinds without their own. */
type Row = { what: string; unit?: string; isLeast?: true; limits: Readonly<Record<string, Limit>> };

/** The figures of speed, with what each must be and what it should be. */
const speedTable = {
  uncached: {
    what: 'page rendered anew, CPU per request',
    unit: 'ms',
    limits: { list: [5, 2.5], property: [5, 3], home: [5, 2.5] },
  },
  cached: { what: 'page from memory, CPU per request', unit: 'ms', limits: { all: [0.5, 0.2] } },
  html: { what: 'HTML, compressed', unit: 'KB', limits: { list: [20, 12] } },
  script: { what: 'script before the first touch, compressed', unit: 'KB', limits: { all: [12, 8] } },
  firstLoad: {
    what: 'first load, as transferred',
    unit: 'KB',
    limits: { list: [350, 200], property: [450, 300], form: [200, 120] },
  },
  requests: { what: 'requests of the first load', limits: { all: [25, 18] } },
  performance: { what: 'Lighthouse mobile, performance', isLeast: true, limits: { all: [95, 100] } },
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
  publish: { what: 'from publishing until it is visible', unit: 's', limits: { all: [2, 1] } },
} as const satisfies Record<string, Row>;

export type FigureId = keyof typeof speedTable;

/** `of` is the kind of page or interaction; `detail` tells apart figures of one kind. */
export type Figure = { id: FigureId; of: string; detail?: string | undefined; value: number };

const rows: Readonly<Record<FigureId, Row>> = speedTable;

/** Two digits below 10, where they matter; a figure that could not be measured is none. */
const shown = (value: number, unit = '') =>
  Number.isNaN(value)
    ? 'not measured'
    : `${Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0))} ${unit}`.trim();

/** A line of the printed table. */
export function rowOf({ id, of, detail, value }: Figure) {
  const { what, unit, isLeast, limits } = rows[id];
  const Where = [of, detail].filter(Boolean).join(', ');
  const line = { What: what, Where, Measured: shown(value, unit) };
  const limit = limits[of] ?? limits['all'];
  if (!limit || Number.isNaN(value)) return line;
  const [must, aim] = limit;
  const reaches = (bound: number) => (isLeast ? value >= bound : value <= bound);
  const bound = (number: number) => `${isLeast ? '≥' : '≤'} ${shown(number, unit)}`;
  return {
    ...line,
    Must: bound(must),
    Aim: bound(aim),
    Reached: reaches(aim) ? 'aim' : reaches(must) ? 'must' : 'missed',
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}

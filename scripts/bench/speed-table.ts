type Limit = { must: number; aim: number };

type Row = {
  what: string;
  unit: string;
  /** By kind of page or of interaction; `all` for those that have none of their own. */
  limits?: Readonly<Record<string, Limit>>;
  /** Limits are the least instead of the most. */
  isLeast?: boolean;
};

/** Every figure of the bar for speed, with what it must be and what it should be. */
const speedTable = {
  uncached: {
    what: 'page rendered anew, CPU per request',
    unit: 'ms',
    limits: { list: { must: 5, aim: 2.5 } },
  },
  cached: {
    what: 'page from memory, CPU per request',
    unit: 'ms',
    limits: { all: { must: 0.5, aim: 0.3 } },
  },
  bareWorker: { what: 'the same HTML from a bare worker, CPU per request', unit: 'ms' },
  nginx: { what: 'the same bytes from nginx, CPU per request', unit: 'ms' },
  html: { what: 'HTML, compressed', unit: 'KB', limits: { list: { must: 20, aim: 12 } } },
  script: {
    what: 'script before the first touch, compressed',
    unit: 'KB',
    limits: { list: { must: 100, aim: 10 }, all: { must: 110, aim: 10 } },
  },
  firstLoad: {
    what: 'first load, as transferred',
    unit: 'KB',
    limits: {
      list: { must: 350, aim: 200 },
      property: { must: 450, aim: 300 },
      form: { must: 200, aim: 120 },
    },
  },
  requests: { what: 'requests of the first load', unit: '', limits: { all: { must: 25, aim: 18 } } },
  performance: {
    what: 'Lighthouse mobile, performance',
    unit: '',
    limits: { all: { must: 95, aim: 100 } },
    isLeast: true,
  },
  accessibility: {
    what: 'Lighthouse mobile, accessibility',
    unit: '',
    limits: { all: { must: 100, aim: 100 } },
    isLeast: true,
  },
  bestPractices: {
    what: 'Lighthouse mobile, best practices',
    unit: '',
    limits: { all: { must: 100, aim: 100 } },
    isLeast: true,
  },
  seo: {
    what: 'Lighthouse mobile, SEO',
    unit: '',
    limits: { all: { must: 100, aim: 100 } },
    isLeast: true,
  },
  lcp: { what: 'largest contentful paint', unit: 's', limits: { all: { must: 1.8, aim: 1.2 } } },
  cls: { what: 'cumulative layout shift', unit: '', limits: { all: { must: 0, aim: 0 } } },
  tbt: { what: 'total blocking time', unit: 'ms', limits: { all: { must: 100, aim: 50 } } },
  interaction: {
    what: 'interaction to next paint, processor slowed down 4 times',
    unit: 'ms',
    limits: { all: { must: 200, aim: 100 } },
  },
  restored: {
    what: 'restored from the back/forward cache',
    unit: 'of 1',
    limits: { all: { must: 1, aim: 1 }, 'open dialog': { must: 0, aim: 1 } },
    isLeast: true,
  },
  search: {
    what: 'property search, CPU per query',
    unit: 'ms',
    limits: {
      '50 properties': { must: 1, aim: 1 },
      '1000 properties': { must: 2, aim: 1 },
      '5000 properties': { must: 4, aim: 1 },
    },
  },
  growthList: {
    what: 'list with new filters, its first cards read, CPU',
    unit: 'ms',
    limits: { all: { must: 5, aim: 2.5 } },
  },
  growthFacets: {
    what: 'counts beside the choices of new filters, CPU',
    unit: 'ms',
    limits: { all: { must: 5, aim: 2.5 } },
  },
  growthProperty: { what: 'record of a property, CPU', unit: 'ms', limits: { all: { must: 1, aim: 0.5 } } },
  growthSimilar: { what: 'similar properties, CPU', unit: 'ms', limits: { all: { must: 4, aim: 1 } } },
  growthSearch: { what: 'search for a misspelt city, CPU', unit: 'ms', limits: { all: { must: 4, aim: 1 } } },
  growthSitemap: { what: 'thousand addresses of a sitemap, CPU', unit: 'ms' },
  growthStart: {
    what: 'reading all that a worker needs in memory, CPU',
    unit: 'ms',
    limits: { all: { must: 1000, aim: 500 } },
  },
  growthMemory: { what: 'memory of that', unit: 'MB', limits: { all: { must: 128, aim: 64 } } },
  publish: {
    what: 'from publishing until it is visible',
    unit: 's',
    limits: { all: { must: 2, aim: 1 } },
  },
} as const satisfies Record<string, Row>;

export type FigureId = keyof typeof speedTable;

/** `of` is the kind of page or interaction; `detail` tells apart figures of one kind, such as widths. */
export type Figure = { id: FigureId; of: string; detail?: string; value: number };

const rows: Readonly<Record<FigureId, Row>> = speedTable;

/** Two digits below 10, which is where they matter. */
const shown = (value: number, unit: string) =>
  [Number(value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0)), unit].join(' ').trim();

function verdictOf(value: number, { must, aim }: Limit, isLeast: boolean): string {
  const reaches = (limit: number) => (isLeast ? value >= limit : value <= limit);
  if (reaches(aim)) return 'aim';
  return reaches(must) ? 'must' : 'missed';
}

/** One line of the printed table. */
export function describeFigure({ id, of, detail, value }: Figure): readonly string[] {
  const { what, unit, limits, isLeast = false } = rows[id];
  const limit = limits?.[of] ?? limits?.all;
  const sign = isLeast ? '≥' : '≤';
  return [
    what,
    [of, detail].filter(Boolean).join(', '),
    shown(value, unit),
    ...(limit
      ? [
          `${sign} ${shown(limit.must, unit)}`,
          `${sign} ${shown(limit.aim, unit)}`,
          verdictOf(value, limit, isLeast),
        ]
      : ['', '', '']),
  ];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}

import type subsetFont from 'subset-font';
import type { Lines, StandIn } from './font-metrics.ts';

type Axes = NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']>;

export type Typeface = {
  source: string;
  axes: Axes;
  /** Axes of the kerning; undefined where it varies as the letters do. */
  kerning?: Axes;
  /** Value of `font-weight` for the whole file. */
  weight: string;
  /** Size at which its letters look as large as those of the usual pair. */
  scale: number;
  /** Undefined where those of the font will do. */
  lines: Lines | undefined;
  generic: 'sans-serif' | 'serif';
  /** For regular text first, each with the axes at which it is compared. */
  standIns: readonly { font: StandIn; weight: string; axes: Axes }[];
};

type Cut = { file: string; scale?: number; lines?: Lines };

const packageFile = (file: string) =>
  `@fontsource-variable/${file.replace(/-latin-.+/, '')}/files/${file}-normal.woff2`;

/** Has the one weight that headings use, and the optical size of large letters. */
const forHeadings = ({ file, scale = 1, lines }: Cut, font: StandIn, axes: Axes): Typeface => ({
  source: packageFile(file),
  axes,
  weight: '400',
  scale,
  lines,
  generic: font === 'georgia' ? 'serif' : 'sans-serif',
  standIns: [{ font, weight: '400', axes: {} }],
});

/** Uses regular kerning for all weights: varying it weighs a quarter of the file and moves no letter visibly. */
const forText = ({ file, scale = 1 }: Cut): Typeface => ({
  source: packageFile(file),
  axes: { wght: { min: 400, max: 700, default: 400 } },
  kerning: { wght: 400 },
  weight: '400 700',
  scale,
  lines: undefined,
  generic: 'sans-serif',
  standIns: [
    { font: 'arial', weight: '400', axes: { wght: 400 } },
    { font: 'arialBold', weight: '600 700', axes: { wght: 600 } },
  ],
});

/** The typefaces of all pairs, by the names of their files. */
export const typefaces: Readonly<Record<string, Typeface>> = {
  // Soft and wonky forms are off.
  fraunces: forHeadings({ file: 'fraunces-latin-full' }, 'georgia', {
    opsz: 72,
    SOFT: 0,
    WONK: 0,
    wght: 400,
  }),
  // Its lines are low above the letters, which then stand high beside a picture.
  newsreader: forHeadings(
    { file: 'newsreader-latin-opsz', lines: { ascent: 0.94, descent: 0.27 } },
    'georgia',
    { opsz: 60, wght: 400 },
  ),
  cormorant: forHeadings({ file: 'cormorant-latin-wght', scale: 1.1 }, 'georgia', {
    wght: 600,
  }),
  'hedvig-letters-serif': forHeadings({ file: 'hedvig-letters-serif-latin-opsz', scale: 0.93 }, 'georgia', {
    opsz: 24,
  }),
  'bricolage-grotesque': forHeadings({ file: 'bricolage-grotesque-latin-opsz', scale: 0.96 }, 'arialBold', {
    opsz: 48,
    wght: 500,
  }),
  outfit: forHeadings({ file: 'outfit-latin-wght', scale: 0.95 }, 'arial', { wght: 450 }),
  'familjen-grotesk': forHeadings({ file: 'familjen-grotesk-latin-wght' }, 'arialBold', { wght: 500 }),
  'instrument-sans': forText({ file: 'instrument-sans-latin-wght' }),
  figtree: forText({ file: 'figtree-latin-wght' }),
  inter: forText({ file: 'inter-latin-wght', scale: 0.96 }),
};

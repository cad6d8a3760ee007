import { readTables } from './font-tables.ts';

/** Sentences as offers have them, by which widths are compared. */
const sample =
  'De woning ligt aan een rustige laan, op wandelafstand van het station. La maison se situe dans une rue calme, ' +
  'proche de la gare et des commerces. The house lies in a quiet street, within walking distance of the station.';

/**
 * Fonts that systems have, drawn in place of ours where those did not come in time: Georgia, Arial, and others that are
 * as wide. Widths are the ems of a letter of the sample.
 */
export const standIns = {
  georgia: { local: ['Georgia', 'Gelasio'], width: 0.4348 },
  arial: { local: ['Arial', 'Liberation Sans'], width: 0.4417 },
  arialBold: { local: ['Arial Bold', 'Liberation Sans Bold'], width: 0.4737 },
} as const;

export type StandIn = keyof typeof standIns;

/** Room of a line above and below the baseline, in ems. */
export type Lines = { ascent: number; descent: number };

type Metrics = Lines & {
  /** Ems of a letter of the sample. */
  width: number;
};

/** Parts of a rule `@font-face`. */
export type Descriptors = Record<string, string>;

function tableOf(font: Buffer, tag: string): Buffer {
  const table = readTables(font).get(tag);
  if (!table) throw new Error(`The font needs a table ${tag}.`);
  return table;
}

/** Returns the glyph of a character, or 0. Reads the table of characters in format 4, which subsets have. */
function glyphFinder(font: Buffer): (code: number) => number {
  const cmap = tableOf(font, 'cmap');
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const place = places.find((each) => cmap.readUInt16BE(each) === 4);
  if (place === undefined) throw new Error('The font has no table of characters in format 4.');
  const table = cmap.subarray(place);
  const length = table.readUInt16BE(6);
  const segments = Array.from({ length: length / 2 }, (_, index) => index * 2);
  return (code) => {
    const segment = segments.find((each) => code <= table.readUInt16BE(14 + each)) ?? 0;
    const first = table.readUInt16BE(16 + length + segment);
    if (code < first) return 0;
    const delta = table.readUInt16BE(16 + 2 * length + segment);
    const offsetPlace = 16 + 3 * length + segment;
    const offset = table.readUInt16BE(offsetPlace);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = table.readUInt16BE(offsetPlace + offset + 2 * (code - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

/** Ems of each character of a font in TrueType format; undefined for one that it lacks. */
export function advances(font: Buffer, text: string): (number | undefined)[] {
  const widths = tableOf(font, 'hmtx');
  const last = tableOf(font, 'hhea').readUInt16BE(34) - 1;
  const em = tableOf(font, 'head').readUInt16BE(18);
  const glyphOf = glyphFinder(font);
  return Array.from(text, (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    return glyph === 0 ? undefined : widths.readUInt16BE(Math.min(glyph, last) * 4) / em;
  });
}

/** Measures a font in TrueType format. */
export function measure(font: Buffer): Metrics {
  const heights = tableOf(font, 'hhea');
  const em = tableOf(font, 'head').readUInt16BE(18);
  const widths = advances(font, sample);
  return {
    width: widths.reduce<number>((sum, width = 0) => sum + width, 0) / widths.length,
    ascent: heights.readInt16BE(4) / em,
    descent: -heights.readInt16BE(6) / em,
  };
}

const percent = (share: number) => `${String(Math.round(share * 100))}%`;

/** Sets the room of a line of a font that is drawn at a size. */
export function lineDescriptors({ ascent, descent }: Lines, size = 1): Descriptors {
  return { 'ascent-override': percent(ascent / size), 'descent-override': percent(descent / size) };
}

export function sizeDescriptor(size: number): Descriptors {
  return { 'size-adjust': percent(size) };
}

/** Makes a stand-in take as much room as a font. */
export function standInDescriptors(standIn: StandIn, { width, ...lines }: Metrics): Descriptors {
  const size = width / standIns[standIn].width;
  return { ...sizeDescriptor(size), ...lineDescriptors(lines, size) };
}

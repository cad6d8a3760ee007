import type { Theme } from 'schemas/generated/content.ts';
import typefaces from '../../../fonts/typefaces.json' with { type: 'json' };

export type FontPair = NonNullable<Theme['fonts']>;
type Typeface = keyof typeof typefaces;

export const typefacesOfPair: Readonly<Record<FontPair, readonly [display: Typeface, text: Typeface]>> = {
  'fraunces-instrument-sans': ['fraunces', 'instrument-sans'],
  'newsreader-figtree': ['newsreader', 'figtree'],
  'cormorant-figtree': ['cormorant', 'figtree'],
  'hedvig-letters-serif-inter': ['hedvig-letters-serif', 'inter'],
  'bricolage-grotesque-figtree': ['bricolage-grotesque', 'figtree'],
  'familjen-grotesk-instrument-sans': ['familjen-grotesk', 'instrument-sans'],
  'outfit-inter': ['outfit', 'inter'],
};
const usual = typefacesOfPair['fraunces-instrument-sans'];

const files = import.meta.glob<string>('../../../fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pairOf = (fonts: FontPair | null) => (fonts ? typefacesOfPair[fonts] : usual);
const fileOf = (typeface: Typeface) => files[`../../../fonts/${typeface}.woff2`] ?? '';

/** To be fetched before the first paint. */
export function fontFiles(fonts: FontPair | null): string[] {
  return pairOf(fonts).map(fileOf);
}

function face({ weight, ...descriptors }: Readonly<Record<string, string>>): string {
  const weighed = weight === '400' ? descriptors : { ...descriptors, 'font-weight': weight };
  const declarations = Object.entries(weighed).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${declarations.join(';')}}`;
}

/** Preloaded, and a page keeps the font it was first drawn with, so that nothing moves; others stand in for it. */
function faces(role: 'Display' | 'Text', typeface: Typeface): string {
  const { weight, descriptors, standIns } = typefaces[typeface];
  const source = { src: `url(${fileOf(typeface)})`, 'font-display': 'optional' };
  const drawnMeanwhile = standIns.map(({ local, weight, descriptors }) => {
    const src = local.map((font) => `local("${font}")`).join();
    return face({ 'font-family': `${role} Fallback`, src, weight, ...descriptors });
  });
  return face({ 'font-family': role, weight, ...source, ...descriptors }) + drawnMeanwhile.join('');
}

/** Fonts are named after their roles, as in `tokens.css`. */
export function fontStyle(fonts: FontPair | null): string {
  const [display, text] = pairOf(fonts);
  const { generic } = typefaces[display];
  const family = generic === 'serif' ? '' : `:root{--font-display:Display,Display Fallback,${generic}}`;
  return faces('Display', display) + faces('Text', text) + family;
}

/** How much wider letters are than those of the usual pair, for what makes room by counting letters. */
export function letterScale(fonts: FontPair | null): { display: number; text: number } {
  const [display, text] = pairOf(fonts);
  const [usualDisplay, usualText] = usual;
  return {
    display: typefaces[display].letterWidth / typefaces[usualDisplay].letterWidth,
    text: typefaces[text].letterWidth / typefaces[usualText].letterWidth,
  };
}

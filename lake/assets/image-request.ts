import { refusal } from '../api-error.ts';

type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'scale' | 'min';

type Format = 'jpg' | 'png' | 'webp' | 'avif';

export type Rect = { left: number; top: number; width: number; height: number };

/** Sizes are in pixels of the result, the rectangle is in pixels of the original. */
export type ImageRequest = {
  width: number | null;
  height: number | null;
  fit: Fit;
  crop: string | null;
  focus: { x: number; y: number } | null;
  rect: Rect | null;
  quality: number;
  format: Format | null;
  background: string | null;
};

const fits: readonly Fit[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'];
const crops = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'];
const formats: Readonly<Record<string, Format>> = {
  jpg: 'jpg',
  pjpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};
/** The longest side of a rendition in pixels, as on the hosted service. */
export const largest = 8192;
const defaultQuality = 75;

export function readImageRequest(query: URLSearchParams, accept: string): ImageRequest | null {
  const known = ['w', 'h', 'fit', 'crop', 'rect', 'fp-x', 'fp-y', 'dpr', 'q', 'fm', 'auto', 'bg'];
  if (query.get('dlRaw') === 'true' || !known.some((name) => query.has(name))) return null;
  const ratio = number(query, 'dpr', 0.1, 5) ?? 1;
  const side = (name: string) => {
    const given = number(query, name, 1, largest);
    return given === null ? null : Math.min(largest, Math.round(given * ratio));
  };
  return {
    width: side('w'),
    height: side('h'),
    fit: oneOf(query, 'fit', fits) ?? 'clip',
    crop: oneOf(query, 'crop', crops),
    focus: focusOf(query),
    rect: rectOf(query),
    quality: number(query, 'q', 1, 100) ?? defaultQuality,
    format: formatOf(query, accept),
    background: backgroundOf(query),
  };
}

function number(query: URLSearchParams, name: string, least: number, most: number): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const value = Number(text);
  if (text.trim() === '' || !(value >= least && value <= most))
    throw refusal(400, `Invalid value for "${name}": ${text}`);
  return value;
}

function oneOf<T extends string>(query: URLSearchParams, name: string, values: readonly T[]): T | null {
  const text = query.get(name);
  if (text === null) return null;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) throw refusal(400, `Invalid value for "${name}": ${text}`);
  return value;
}

function focusOf(query: URLSearchParams): ImageRequest['focus'] {
  const x = number(query, 'fp-x', 0, 1);
  const y = number(query, 'fp-y', 0, 1);
  return x === null && y === null ? null : { x: x ?? 0.5, y: y ?? 0.5 };
}

function rectOf(query: URLSearchParams): Rect | null {
  const text = query.get('rect');
  if (text === null) return null;
  const values = text.split(',').map(Number);
  const [left, top, width, height] = values;
  const whole = values.length === 4 && values.every((value) => Number.isInteger(value) && value >= 0);
  if (!whole || left === undefined || top === undefined || !width || !height) {
    throw refusal(400, `Invalid value for "rect": ${text}`);
  }
  return { left, top, width, height };
}

function formatOf(query: URLSearchParams, accept: string): Format | null {
  const name = query.get('fm');
  if (name !== null) {
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
    if (!format) throw refusal(400, `Invalid value for "fm": ${name}`);
    return format;
  }
  if (query.get('auto') !== 'format') return null;
  return (['avif', 'webp'] as const).find((better) => accept.includes(`image/${better}`)) ?? null;
}

function backgroundOf(query: URLSearchParams): string | null {
  const text = query.get('bg');
  if (text === null) return null;
  if (!/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text))
    throw refusal(400, `Invalid value for "bg": ${text}`);
  return `#${text}`;
}

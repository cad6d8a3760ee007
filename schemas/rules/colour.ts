import { wcagContrast } from 'culori';

/** The form in which the theme and the top bar store a colour. */
export const colourPattern = /^#[\da-f]{6}$/i;

/** Minimum contrast of text of any size in WCAG 2.2 AA. */
const readable = 4.5;
/** Minimum contrast of black or white on a background, which leaves room for muted text and tints. */
const comfortable = 7;

function isColour(value: unknown): value is string {
  return typeof value === 'string' && colourPattern.test(value);
}

export function readableOnGround(colour: unknown, ground: unknown): true | string {
  if (!isColour(colour) || !isColour(ground)) return true;
  const contrast = wcagContrast(colour, ground);
  if (contrast >= readable) return true;
  // Rounded down, so that a contrast just below the limit is not shown as the limit.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `Hard to read on the background: the contrast is ${shown}, but should be at least ${readable}. The site will darken or lighten it.`;
}

export function usableAsGround(colour: unknown): true | string {
  if (!isColour(colour)) return true;
  const best = Math.max(wcagContrast(colour, '#000000'), wcagContrast(colour, '#ffffff'));
  return (
    best >= comfortable || 'Text is hard to read on this colour. The site will make it lighter or darker.'
  );
}

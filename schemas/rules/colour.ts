import { wcagContrast } from 'culori';

/** A colour as the theme and the top bar store it: six hexadecimal digits. */
export const colourPattern = /^#[\da-f]{6}$/i;

/** Contrast that WCAG 2.2 AA asks of words of any size. */
const readable = 4.5;
/** Contrast of black or white that a ground must allow, so that fainter words and tints find room on it too. */
const comfortable = 7;

function isColour(value: unknown): value is string {
  return typeof value === 'string' && colourPattern.test(value);
}

/** Warning about a colour of words that cannot be read well on the background. */
export function readableOnGround(colour: unknown, ground: unknown): true | string {
  if (!isColour(colour) || !isColour(ground)) return true;
  const contrast = wcagContrast(colour, ground);
  if (contrast >= readable) return true;
  // Rounded down, so that a contrast just below the limit is not shown as the limit.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `Hard to read on the background: the contrast is ${shown}, and ${readable} is needed. The site darkens or lightens it.`;
}

/** Warning about a background between light and dark, on which neither light nor dark words are easy to read. */
export function usableAsGround(colour: unknown): true | string {
  if (!isColour(colour)) return true;
  const best = Math.max(wcagContrast(colour, '#000000'), wcagContrast(colour, '#ffffff'));
  return best >= comfortable || 'Words are hard to read on this. The site makes it lighter or darker.';
}

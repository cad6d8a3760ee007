/**
 * Whole numbers from 0 to the first that is not below `most`: about `count` steps of 1, 2 or 5 times a power of ten, the
 * nearest by ratio. Expects a positive `most`.
 */
export function wholeTicks(most: number, count: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / count));
  const ratio = most / count / power;
  const factor = ratio >= Math.sqrt(50) ? 10 : ratio >= Math.sqrt(10) ? 5 : ratio >= Math.SQRT2 ? 2 : 1;
  const step = Math.max(1, factor * power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

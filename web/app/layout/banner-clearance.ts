import { formatHex, interpolate, wcagContrast } from 'culori';
import { groundTokens, type ThemeChoice, themeTokens } from './theme.ts';

/** Contrast that WCAG 2.2 AA asks of words of any size. */
const readable = 4.5;
const picturesAtWorst = ['#000000', '#ffffff'];

/** For each ground of a banner: how much of a picture may shine through it while words above stay readable. */
export type BannerClearance = Partial<Record<string, number>>;

/** Percentages, 0 to 90, that hold for any picture, down to a black and a white one. */
export function bannerClearance(theme: ThemeChoice): BannerClearance {
  const pairs = groundTokens(themeTokens(theme)).map(([name, tokens]) => {
    const [ground, ink] = [tokens['--color-ground'] ?? '', tokens['--color-ink'] ?? ''];
    return [name, largestShare(ground, ink)] as const;
  });
  return Object.fromEntries(pairs);
}

function largestShare(ground: string, ink: string): number {
  const isReadable = (percent: number) =>
    picturesAtWorst.every((picture) => {
      const seen = formatHex(interpolate([ground, picture], 'rgb')(percent / 100));
      return wcagContrast(ink, seen) >= readable;
    });
  let percent = 0;
  while (percent < 90 && isReadable(percent + 1)) percent += 1;
  return percent;
}

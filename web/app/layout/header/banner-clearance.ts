import { formatHex, interpolate, wcagContrast } from 'culori';
import { groundTokens, type ThemeChoice, themeTokens } from '../theme/theme.ts';

/** Contrast that WCAG 2.2 AA asks of words of any size. */
const readable = 4.5;
const picturesAtWorst = ['#000000', '#ffffff'];

/** For each ground of a banner: how much of a picture may shine through it while words above stay readable. */
export type BannerClearance = Partial<Record<string, number>>;

const known = new WeakMap<ThemeChoice, BannerClearance>();

/** Percentages, 0 to 90, that hold for any picture, down to a black and a white one. */
export function bannerClearance(theme: ThemeChoice): BannerClearance {
  const clearance = known.get(theme) ?? measureClearance(theme);
  known.set(theme, clearance);
  return clearance;
}

/** The same as custom properties, for banners that lay their ground under their words. */
export function clearanceStyle(theme: ThemeChoice): string {
  const shares = Object.entries(bannerClearance(theme));
  return shares.map(([name, share]) => `.ground-${name}{--clearance:${String(share)}}`).join('');
}

function measureClearance(theme: ThemeChoice): BannerClearance {
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

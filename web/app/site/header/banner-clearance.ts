import { formatHex, interpolate, wcagContrast } from 'culori';
import { darkTokens, groundTokens, type ThemeChoice, themeTokens } from '../theme/theme.ts';

/** WCAG 2.2 AA contrast for text of any size. */
const readable = 4.5;
const picturesAtWorst = ['#000000', '#ffffff'];

/** Maps a banner ground to the percentage of a picture that may show through while text stays readable. */
export type BannerClearance = Partial<Record<string, number>>;

const known = new WeakMap<ThemeChoice, BannerClearance>();

/** Returns percentages from 0 to 90 that hold for any picture, from pure black to pure white, in light and in dark. */
export function bannerClearance(theme: ThemeChoice): BannerClearance {
  const clearance = known.get(theme) ?? measureClearance(theme);
  known.set(theme, clearance);
  return clearance;
}

export function clearanceStyle(theme: ThemeChoice): string {
  const shares = Object.entries(bannerClearance(theme));
  return shares.map(([name, share]) => `.ground-${name}{--clearance:${String(share)}}`).join('');
}

function measureClearance(theme: ThemeChoice): BannerClearance {
  const clearance: BannerClearance = {};
  for (const [name, tokens] of [...groundTokens(themeTokens(theme)), ...(darkTokens(theme)?.grounds ?? [])]) {
    const share = largestShare(tokens['--color-ground'] ?? '', tokens['--color-ink'] ?? '');
    clearance[name] = Math.min(share, clearance[name] ?? share);
  }
  return clearance;
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

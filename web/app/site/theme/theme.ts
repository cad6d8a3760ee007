import { clampChroma, converter, formatHex, interpolate, type Oklch, parse, wcagContrast } from 'culori';
import type { FontPair } from './fonts.ts';

/** Any part may be missing or malformed, as editors type it. Colours are like `#8c3d25`. */
export type ThemeColours = {
  ground: string | null;
  ink: string | null;
  accent: string | null;
  corners: 'sharp' | 'soft' | 'round' | null;
};

export type ThemeChoice = ThemeColours & {
  fonts: FontPair | null;
  /** Shows dark colours to visitors whose device asks for them. */
  hasDarkScheme: boolean | null;
};

/** WCAG 2.2 AA contrast for text of any size. */
const readable = 4.5;
/** Contrast that black or white must reach on a usable ground. */
const comfortable = 7;
const usual = { ground: '#faf7f1', ink: '#211f1b', accent: '#8c3d25', corners: 'soft' } as const;
const states = { success: '#2b6443', danger: '#a32a24' } as const;
const radii = {
  sharp: { sm: '0', md: '0' },
  soft: { sm: '2px', md: '4px' },
  round: { sm: '8px', md: '16px' },
} as const;

type Ground = [name: string, tokens: Record<string, string>];

const toOklch = converter('oklch');

function colourOr(value: string | null, fallback: string): string {
  return value && /^#[\da-f]{6}$/i.test(value) && parse(value) ? value.toLowerCase() : fallback;
}

function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share));
}

const contrastWith = (colour: string, others: readonly string[]) =>
  Math.min(...others.map((other) => wcagContrast(colour, other)));

/** Moves a ground one step towards the ink in its own hue, slightly more saturated, to avoid a flat grey. */
function shade(ground: string, ink: string, step: number): string {
  const base = toOklch(ground) ?? { mode: 'oklch', l: 1, c: 0 };
  const isDarker = (toOklch(ink)?.l ?? 0) < base.l;
  return withLightness({ ...base, c: base.c + step / 5 }, base.l + (isDarker ? -step : step));
}

function withLightness(colour: Oklch, l: number): string {
  return formatHex(clampChroma({ ...colour, l }, 'oklch'));
}

/** Finds the closest lightness of the same hue that passes; undefined when none does. */
function nearestGood(colour: string, isGood: (candidate: string) => boolean): string | undefined {
  if (isGood(colour)) return colour;
  const base = toOklch(colour) ?? { mode: 'oklch', l: 0, c: 0 };
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const l of [base.l - step, base.l + step]) {
      const candidate = l >= 0 && l <= 1 ? withLightness(base, l) : undefined;
      if (candidate && isGood(candidate)) return candidate;
    }
  }
  return undefined;
}

export function readableOn(colour: string, grounds: readonly string[]): string {
  const found = nearestGood(colour, (candidate) => contrastWith(candidate, grounds) >= readable);
  return found ?? bestExtreme(grounds);
}

function bestExtreme(grounds: readonly string[]): string {
  return contrastWith('#000000', grounds) > contrastWith('#ffffff', grounds) ? '#000000' : '#ffffff';
}

function usableGround(colour: string): string {
  const isUsable = (candidate: string) => contrastWith(bestExtreme([candidate]), [candidate]) >= comfortable;
  return nearestGood(colour, isUsable) ?? usual.ground;
}

export function themeTokens(choice: ThemeColours): Record<string, string> {
  const ground = usableGround(colourOr(choice.ground, usual.ground));
  const ink = readableOn(colourOr(choice.ink, usual.ink), [ground]);
  const chosenAccent = colourOr(choice.accent, usual.accent);
  const surface = shade(ground, ink, 0.033);
  const accent = readableOn(chosenAccent, [ground, surface]);
  const strongAccent = readableOn(mix(accent, ink, 0.35), [ground, surface]);
  const radius = radii[choice.corners ?? usual.corners];
  const isLight = contrastWith('#ffffff', [ink]) > readable;
  const state = (role: keyof typeof states) => readableOn(states[role], [ground, surface]);
  return {
    '--color-ground': ground,
    '--color-surface': surface,
    '--color-raised': isLight ? mix(ground, '#ffffff', 0.5) : shade(ground, ink, 0.02),
    '--color-ink': readableOn(ink, [ground, surface]),
    '--color-muted': readableOn(mix(ink, ground, 0.32), [ground, surface]),
    '--color-line': shade(ground, ink, 0.12),
    '--color-accent': accent,
    '--color-accent-strong': strongAccent,
    '--color-on-accent': readableOn(ground, [accent, strongAccent]),
    '--color-success': state('success'),
    '--color-danger': state('danger'),
    '--radius-sm': radius.sm,
    '--radius-md': radius.md,
  };
}

function groundChoices(tokens: Record<string, string>): Record<string, ThemeColours> {
  const colour = (role: string) => tokens[`--color-${role}`] ?? null;
  const onPage = { ink: colour('ink'), accent: colour('accent'), corners: null };
  return {
    soft: { ...onPage, ground: colour('surface') },
    calm: { ...onPage, ground: colour('raised') },
    accent: { ...onPage, ground: colour('accent'), ink: colour('on-accent'), accent: colour('on-accent') },
    dark: { ...onPage, ground: colour('ink'), ink: colour('ground') },
  };
}

function coloursOf(theme: ThemeColours): Record<string, string> {
  return Object.fromEntries(
    Object.entries(themeTokens(theme)).filter(([token]) => token.startsWith('--color-')),
  );
}

export function groundTokens(tokens: Record<string, string>): Ground[] {
  return Object.entries(groundChoices(tokens)).map(([name, ground]) => [name, coloursOf(ground)]);
}

/** Lightness and chroma (OKLCH) of a ground and its ink that rest the eye at night. */
const night = { ground: { l: 0.2, c: 0.008 }, ink: { l: 0.92, c: 0.015 } };

/** The same hue on near-black. Undefined for a theme that is dark by itself or whose editors want one look. */
export function darkTokens(
  theme: ThemeChoice,
): { page: Record<string, string>; grounds: Ground[] } | undefined {
  const light = themeTokens(theme);
  const base = toOklch(light['--color-ground'] ?? '');
  const isDark = (toOklch(light['--color-ink'] ?? '')?.l ?? 0) > (base?.l ?? 1);
  if (!theme.hasDarkScheme || !base || isDark) return undefined;
  const near = ({ l, c }: { l: number; c: number }) => withLightness({ ...base, c: Math.min(base.c, c) }, l);
  const page = coloursOf({
    ground: near(night.ground),
    ink: near(night.ink),
    accent: light['--color-accent'] ?? null,
    corners: null,
  });
  const grounds = groundTokens(page).filter(([name]) => name === 'soft' || name === 'calm');
  return { page, grounds };
}

export const defaultTheme: ThemeChoice = {
  ground: null,
  ink: null,
  accent: null,
  corners: null,
  fonts: null,
  hasDarkScheme: null,
};

import type { Random } from '../base/random.ts';

export const DOOR_COLOURS = ['#2f4a3c', '#27384a', '#6d2f2a', '#3d3a38', '#8a6a45', '#4f6470', '#1f2a2e'] as const;

const NAMED: Record<string, string> = {
  'bottle-green': '#28453a', graphite: '#3f4346', oxblood: '#632b2a', ochre: '#b98a3e', zinc: '#7f8a90', teal: '#2f6064', navy: '#27364f',
  black: '#26282a', charcoal: '#393b3d', oak: '#93704a', brass: '#a78a4f', 'racing-green': '#254a38', 'barn-red': '#7d3a30', burgundy: '#5d2c35',
  white: '#e6e1d6', bronze: '#6b5a45', mustard: '#bf9540', 'sky-blue': '#7fa3b8', plum: '#553a4e', 'signal-red': '#a63f33', 'smoked-glass': '#50524f',
  cobalt: '#2f4f85', moss: '#5f6b43', lemon: '#d8c06a', sage: '#8b9a82', copper: '#9a6045', 'yellow-stripe': '#c9a545', rust: '#8f4f35', walnut: '#5f4635',
  tangerine: '#c4763f', rose: '#c08f8a', lime: '#a5ad55', cream: '#e2d8c0', aubergine: '#4a3348', 'iron-black': '#2c2b2b', indigo: '#36406b',
  'duck-egg': '#a9bfb6', azure: '#5f8fae', magenta: '#8f4466', fern: '#557048', chrome: '#9aa1a4', 'dark-blue': '#2b3c57', 'slate-blue': '#5a6c82', 'field-green': '#4a6a48',
};

export const doorColour = (name: unknown, random: Random): string => NAMED[String(name)] ?? random.pick(DOOR_COLOURS);

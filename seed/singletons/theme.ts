import type { SeededTheme } from '../document.ts';

export const theme: SeededTheme = {
  _id: 'theme',
  _type: 'theme',
  ground: '#faf7f1',
  ink: '#211f1b',
  accent: '#8c3d25',
  corners: 'soft',
  hasDarkScheme: true,
};

import type { SeededHeader } from '../../builders/document.ts';

export const header: SeededHeader = {
  _id: 'header',
  _type: 'header',
  logoPosition: 'left',
  menuPosition: 'right',
  languagePosition: 'right',
};

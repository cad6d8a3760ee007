import { TranslateIcon } from '@sanity/icons/Translate';
import type { Tool } from 'sanity';
import { TranslationsTool } from './translations-tool.tsx';
import { say } from '../locale/say.ts';

export const translations: Tool = {
  name: 'translations',
  title: say('Translations'),
  icon: TranslateIcon,
  component: TranslationsTool,
};

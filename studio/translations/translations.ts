import { TranslateIcon } from '@sanity/icons/Translate';
import type { Tool } from 'sanity';
import { TranslationsTool } from './translations-tool.tsx';

export const translations: Tool = {
  name: 'translations',
  title: 'Translations',
  icon: TranslateIcon,
  component: TranslationsTool,
};

import { TranslateIcon } from '@sanity/icons/Translate';
import type { Tool } from 'sanity';
import { TranslationsTool } from './translations-tool.tsx';

/** The tool that shows what each language lacks. */
export const translations: Tool = {
  name: 'translations',
  title: 'Translations',
  icon: TranslateIcon,
  component: TranslationsTool,
};

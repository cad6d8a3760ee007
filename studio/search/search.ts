import { SearchIcon } from '@sanity/icons/Search';
import type { Tool } from 'sanity';
import { say } from '../locale/say.ts';
import { SearchTool } from './search-tool.tsx';

export const search: Tool = {
  name: 'search',
  title: say('Find text'),
  icon: SearchIcon,
  component: SearchTool,
};

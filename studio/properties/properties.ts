import { HomeIcon } from '@sanity/icons/Home';
import type { Tool } from 'sanity';
import { PropertiesTool } from './properties-tool.tsx';
import { say } from '../locale/say.ts';

export const properties: Tool = {
  name: 'properties',
  title: say('Properties'),
  icon: HomeIcon,
  component: PropertiesTool,
};

import { CalendarIcon } from '@sanity/icons/Calendar';
import type { Tool } from 'sanity';
import { VisitsTool } from './visits-tool.tsx';
import { say } from '../locale/say.ts';

export const visits: Tool = {
  name: 'visits',
  title: say('Visits'),
  icon: CalendarIcon,
  component: VisitsTool,
};

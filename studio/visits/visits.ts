import { CalendarIcon } from '@sanity/icons/Calendar';
import type { Tool } from 'sanity';
import { VisitsTool } from './visits-tool.tsx';

export const visits: Tool = {
  name: 'visits',
  title: 'Visits',
  icon: CalendarIcon,
  component: VisitsTool,
};

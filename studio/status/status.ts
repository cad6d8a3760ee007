import { ActivityIcon } from '@sanity/icons/Activity';
import type { Tool } from 'sanity';
import { StatusTool } from './status-tool.tsx';
import { say } from '../locale/say.ts';

export const status: Tool = {
  name: 'status',
  title: say('Status'),
  icon: ActivityIcon,
  component: StatusTool,
};

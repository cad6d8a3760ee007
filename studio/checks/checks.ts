import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import type { Tool } from 'sanity';
import { say } from '../locale/say.ts';
import { ChecksTool } from './report/checks-tool.tsx';

export const checks: Tool = {
  name: 'checks',
  title: say('Checks'),
  icon: CheckmarkCircleIcon,
  component: ChecksTool,
};

import { HomeIcon } from '@sanity/icons/Home';
import type { Tool } from 'sanity';
import { WelcomeTool } from './welcome-tool.tsx';
import { say } from '../locale/say.ts';

export const welcome: Tool = {
  name: 'welcome',
  title: say('Welcome'),
  icon: HomeIcon,
  component: WelcomeTool,
};

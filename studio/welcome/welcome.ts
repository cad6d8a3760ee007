import { HomeIcon } from '@sanity/icons/Home';
import type { Tool } from 'sanity';
import { WelcomeTool } from './welcome-tool.tsx';

export const welcome: Tool = {
  name: 'welcome',
  title: 'Welcome',
  icon: HomeIcon,
  component: WelcomeTool,
};

import { PublishIcon } from '@sanity/icons/Publish';
import type { Tool } from 'sanity';
import { say } from '../locale/say.ts';
import { PublishingTool } from './publishing-tool.tsx';

export const publishing: Tool = {
  name: 'publishing',
  title: say('Publishing'),
  icon: PublishIcon,
  component: PublishingTool,
};

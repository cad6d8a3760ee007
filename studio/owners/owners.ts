import { UsersIcon } from '@sanity/icons/Users';
import type { Tool } from 'sanity';
import { OwnersTool } from './owners-tool.tsx';
import { say } from '../locale/say.ts';

export const owners: Tool = {
  name: 'owners',
  title: say('Owners'),
  icon: UsersIcon,
  component: OwnersTool,
};

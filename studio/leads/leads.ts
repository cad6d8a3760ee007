import { InboxIcon } from '@sanity/icons/Inbox';
import type { Tool } from 'sanity';
import { LeadsTool } from './leads-tool.tsx';

export const leads: Tool = {
  name: 'leads',
  title: 'Leads',
  icon: InboxIcon,
  component: LeadsTool,
};

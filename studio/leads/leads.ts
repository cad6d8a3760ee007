import { InboxIcon } from '@sanity/icons/Inbox';
import type { Tool } from 'sanity';
import { LeadsTool } from './leads-tool.tsx';

/** The tool that shows what visitors sent through the forms of the site. */
export const leads: Tool = {
  name: 'leads',
  title: 'Leads',
  icon: InboxIcon,
  component: LeadsTool,
};

import { InboxIcon } from '@sanity/icons/Inbox';
import type { Tool } from 'sanity';
import { route } from 'sanity/router';
import { LeadsTool } from './leads-tool.tsx';
import { say } from '../locale/say.ts';

/** The path of a lead is in the e-mails that remind staff of it. */
export const leads: Tool = {
  name: 'leads',
  title: say('Leads'),
  icon: InboxIcon,
  component: LeadsTool,
  router: route.create('/', [route.create('/:lead')]),
};

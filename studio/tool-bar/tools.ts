import { ActivityIcon } from '@sanity/icons/Activity';
import { BookIcon } from '@sanity/icons/Book';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { DownloadIcon } from '@sanity/icons/Download';
import { HomeIcon } from '@sanity/icons/Home';
import { InboxIcon } from '@sanity/icons/Inbox';
import { PublishIcon } from '@sanity/icons/Publish';
import { RocketIcon } from '@sanity/icons/Rocket';
import { SearchIcon } from '@sanity/icons/Search';
import { StringIcon } from '@sanity/icons/String';
import { SyncIcon } from '@sanity/icons/Sync';
import { TranslateIcon } from '@sanity/icons/Translate';
import { UsersIcon } from '@sanity/icons/Users';
import type { Tool } from 'sanity';
import { route } from 'sanity/router';
import { ChecksTool } from '../checks/report/checks-tool.tsx';
import { ConnectionsTool } from '../connections/connections-tool.tsx';
import { FirstStepsTool } from '../first-steps/first-steps-tool.tsx';
import { GuideTool } from '../guide/guide-tool.tsx';
import { ImportsTool } from '../imports/imports-tool.tsx';
import { LeadsTool } from '../leads/leads-tool.tsx';
import { OwnersTool } from '../owners/owners-tool.tsx';
import { PropertiesTool } from '../properties/properties-tool.tsx';
import { PublishingTool } from '../publishing/publishing-tool.tsx';
import { SearchTool } from '../search/search-tool.tsx';
import { StatusTool } from '../status/status-tool.tsx';
import { TextsTool } from '../texts/texts-tool.tsx';
import { TranslationsTool } from '../translations/translations-tool.tsx';
import { VisitsTool } from '../visits/visits-tool.tsx';
import { WelcomeTool } from '../welcome/welcome-tool.tsx';
import { say } from '../locale/say.ts';

/** Tools besides Sanity's own. */
export const tools: readonly Tool[] = [
  { name: 'welcome', title: say('Welcome'), icon: HomeIcon, component: WelcomeTool },
  { name: 'first-steps', title: say('First steps'), icon: RocketIcon, component: FirstStepsTool },
  { name: 'guide', title: say('Guide'), icon: BookIcon, component: GuideTool },
  { name: 'search', title: say('Find text'), icon: SearchIcon, component: SearchTool },
  {
    name: 'publishing',
    title: say('Publishing'),
    icon: PublishIcon,
    component: PublishingTool,
    router: route.create('/', [route.create('/:tab')]),
  },
  { name: 'properties', title: say('Properties'), icon: HomeIcon, component: PropertiesTool },
  { name: 'imports', title: say('Imports'), icon: DownloadIcon, component: ImportsTool },
  { name: 'connections', title: say('Connections'), icon: SyncIcon, component: ConnectionsTool },
  {
    name: 'leads',
    title: say('Leads'),
    icon: InboxIcon,
    component: LeadsTool,
    // The path of a lead is in the e-mails that remind staff of it.
    router: route.create('/', [route.create('/:lead')]),
  },
  { name: 'visits', title: say('Visits'), icon: CalendarIcon, component: VisitsTool },
  { name: 'owners', title: say('Owners'), icon: UsersIcon, component: OwnersTool },
  { name: 'texts', title: say('Interface texts'), icon: StringIcon, component: TextsTool },
  { name: 'translations', title: say('Translations'), icon: TranslateIcon, component: TranslationsTool },
  { name: 'checks', title: say('Checks'), icon: CheckmarkCircleIcon, component: ChecksTool },
  { name: 'status', title: say('Status'), icon: ActivityIcon, component: StatusTool },
];

import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineDocumentInspector, type Tool } from 'sanity';
import { say } from '../locale/say.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { ChecksTool } from './report/checks-tool.tsx';

export const checksInspector = defineDocumentInspector({
  name: 'checks',
  component: ChecksPanel,
  useMenuItem: () => ({
    icon: CheckmarkCircleIcon,
    showAsAction: true,
    title: say('Before publishing'),
  }),
});

export const checks: Tool = {
  name: 'checks',
  title: say('Checks'),
  icon: CheckmarkCircleIcon,
  component: ChecksTool,
};

import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineDocumentInspector } from 'sanity';
import { say } from '../locale/say.ts';
import { ChecksPanel } from './checks-panel.tsx';

export const checksInspector = defineDocumentInspector({
  name: 'checks',
  component: ChecksPanel,
  useMenuItem: () => ({
    icon: CheckmarkCircleIcon,
    showAsAction: true,
    title: say('Before publishing'),
  }),
});

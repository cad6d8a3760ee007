import type { ComponentType } from 'react';
import { AddPage, ChangeMenu, ChangeText, Publish, ShareDraft, Translate } from './drawings.tsx';

export type Step = {
  title: string;
  text: string;
  drawing: ComponentType;
  link: string;
  to: string | { intent: 'edit' | 'create'; params: Record<string, string> };
};

export const steps: readonly Step[] = [
  {
    title: 'Change a text',
    text: 'Open the preview and click a text or a picture. Its field opens beside the page; type, and watch it change.',
    drawing: ChangeText,
    link: 'Open the preview',
    to: '/preview',
  },
  {
    title: 'Change the menu',
    text: 'Drag items into another order, or below each other. Add an item and choose the page it leads to.',
    drawing: ChangeMenu,
    link: 'Open the menu',
    to: { intent: 'edit', params: { id: 'menu', type: 'menu' } },
  },
  {
    title: 'Add a page',
    text: 'Start from a template. Give it a title and a path in each language, and set its status to Published when it may be seen.',
    drawing: AddPage,
    link: 'Choose a template',
    to: '/structure/pages',
  },
  {
    title: 'Translate',
    text: 'See what a language lacks, and what was translated from an older text. Each line leads straight to its field.',
    drawing: Translate,
    link: 'See what is missing',
    to: '/translations',
  },
  {
    title: 'Share a draft',
    text: 'Choose Share draft beside Publish and send the link to a colleague or a client. It ends by itself, or when you revoke it.',
    drawing: ShareDraft,
    link: 'See all draft links',
    to: '/structure/draft-links',
  },
  {
    title: 'Publish',
    text: 'What you type is saved as a draft that nobody sees. Press Publish, and it is on the site a moment later.',
    drawing: Publish,
    link: 'Open the pages',
    to: '/structure/pages',
  },
];

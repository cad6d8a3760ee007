import type { ComponentType } from 'react';
import { AddPage, ChangeMenu, ChangeText, Publish, ShareDraft, Translate } from './drawings.tsx';
import { say } from '../locale/say.ts';
import type { Place } from '../tool-page/place-link.tsx';

export type Step = {
  title: string;
  text: string;
  drawing: ComponentType;
  link: string;
  place: Place;
};

export const steps: readonly Step[] = [
  {
    title: say('Change a text'),
    text: say(
      'Open the preview and click a text or a picture. Its field opens next to the page: type, and watch the page change.',
    ),
    drawing: ChangeText,
    link: say('Open the preview'),
    place: '/preview',
  },
  {
    title: say('Change the menu'),
    text: say('Drag items to reorder or nest them. Add an item and choose the page it links to.'),
    drawing: ChangeMenu,
    link: say('Open the menu'),
    place: { intent: 'edit', params: { id: 'menu', type: 'menu' } },
  },
  {
    title: say('Add a page'),
    text: say(
      'Start from a template. Give the page a title and a path in each language, and publish it when it is ready.',
    ),
    drawing: AddPage,
    link: say('Choose a template'),
    place: '/structure/pages',
  },
  {
    title: say('Translate'),
    text: say('See which translations are missing or outdated. Each line opens the field to edit.'),
    drawing: Translate,
    link: say('See what is missing'),
    place: '/translations',
  },
  {
    title: say('Share a draft'),
    text: say(
      'Choose Share draft in the menu next to Publish and send the link to a colleague or a client. It expires automatically, or when you revoke it.',
    ),
    drawing: ShareDraft,
    link: say('See all draft links'),
    place: '/structure/draft-links',
  },
  {
    title: say('Publish'),
    text: say(
      'Everything you type is saved as a draft that visitors cannot see. Press Publish, and it is on the site a moment later.',
    ),
    drawing: Publish,
    link: say('Open the pages'),
    place: '/structure/pages',
  },
];

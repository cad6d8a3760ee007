import { say, sayCount } from '../locale/say.ts';
import type { BulkAction } from './run-bulk.ts';

type BulkWords = { id: BulkAction; title: string; effect: string };

export const bulkActions: readonly BulkWords[] = [
  {
    id: 'show',
    title: say('Show'),
    effect: say('Visitors see them at once. Other edits of a draft stay unpublished.'),
  },
  {
    id: 'hide',
    title: say('Hide'),
    effect: say('Visitors no longer see them, not even in the menu. Show brings them back.'),
  },
  {
    id: 'publish',
    title: say('Publish'),
    effect: say('Their drafts go live together.'),
  },
  {
    id: 'unpublish',
    title: say('Unpublish'),
    effect: say('They leave the site and its menu, and stay in the Studio as drafts.'),
  },
  {
    id: 'confirm-translations',
    title: say('Translations are up to date'),
    effect: say('Their outdated translations count as up to date, in every language.'),
  },
];

export function changedWords(count: number): string {
  return sayCount(count, '{1} page changed', '{1} pages changed');
}

import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { say } from '../locale/say.ts';
import type { TreeDocument } from '../tree-pane/tree.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { orderChanges } from './ordered-list.ts';

/** Stores the order of a list, which the site follows at once: a place is no draft. */
export function useOrder(): (stored: readonly TreeDocument[], ids: readonly string[]) => Promise<boolean> {
  const client = useClient({ apiVersion });
  const attempt = useAttempt();
  return (stored, ids) =>
    attempt(async () => {
      const transaction = client.transaction();
      for (const { id, order } of orderChanges(stored, ids)) transaction.patch(id, { set: { order } });
      await transaction.commit();
      return say('The site shows the new order.');
    }, say('The order could not be stored'));
}

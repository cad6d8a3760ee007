import { useState } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { say, sayCount } from '../locale/say.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { publishTogether, type Refusal } from '../unpublished/publish-together.ts';
import { usePublishRules } from '../unpublished/use-publish-rules.ts';
import { type TextRow, valuesOf, withText } from './text-grid.ts';

/** Stores what is typed in the grid as drafts, and publishes drafts as the Studio does everywhere. */
export function useTextEdits() {
  const client = useClient({ apiVersion });
  const attempt = useAttempt();
  const { rules, mayPublish } = usePublishRules();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const store = (row: TextRow, language: LanguageId, text: string) =>
    attempt(async () => {
      const id = `drafts.${row.id}`;
      const value = withText(valuesOf(row), language, text);
      await client
        .transaction()
        .createIfNotExists({ ...row.document, _id: id })
        .patch(id, { set: { value } })
        .commit();
    }, say('The text could not be stored'));

  const publish = async (ids: readonly string[]) => {
    setIsBusy(true);
    await attempt(async () => {
      const result = await publishTogether(client, ids, rules);
      setRefused(result.refused);
      const { length } = result.published;
      return length > 0
        ? sayCount(length, '{1} document published', '{1} documents published together')
        : undefined;
    }, say('Nothing was published'));
    setIsBusy(false);
  };

  return { store, publish, refused, mayPublish, isBusy };
}

import { useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say } from '../locale/say.ts';
import type { Refusal } from '../unpublished/publish-together.ts';
import { usePublishRules } from '../unpublished/use-publish-rules.ts';
import { changedWords } from './bulk-words.ts';
import { type BulkAction, runBulk } from './run-bulk.ts';
import { keyOf, type Target } from './target.ts';

/** The documents an editor has chosen and the actions on them. Refused ones stay chosen. */
export function useBulk() {
  const client = useClient({ apiVersion });
  const { rules, mayPublish } = usePublishRules();
  const attempt = useAttempt();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Target>>(new Map());
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  function choose(targets: readonly Target[], isChosen: boolean): void {
    const next = new Map(chosen);
    for (const target of targets) {
      if (isChosen) next.set(keyOf(target), target);
      else next.delete(keyOf(target));
    }
    setChosen(next);
  }

  async function run(action: BulkAction, targets: readonly Target[], onward?: string): Promise<void> {
    setIsBusy(true);
    await attempt(async () => {
      const result = await runBulk(client, action, { targets, rules, onward });
      const left = new Set(result.refused.map(({ id }) => id));
      setRefused(result.refused);
      setChosen(new Map([...chosen].filter(([, { id }]) => left.has(id))));
      return result.changed.length > 0 ? changedWords(result.changed.length) : undefined;
    }, say('Nothing was changed'));
    setIsBusy(false);
  }

  return { chosen, choose, refused, run, isBusy, mayPublish };
}

import { Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useSchema, useClient } from 'sanity';
import { useContent, apiVersion } from '../content/use-content.ts';
import { pairVersions } from '../content/versions.ts';
import { say } from '../locale/say.ts';
import { SearchInput } from '../tool-page/fields.tsx';
import { searchTree } from '../tree-pane/tree.ts';
import { RefusedList } from '../unpublished/refused-list.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { type bulkActions, changedWords } from './bulk-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type ListedPage, listedPage, pagesQuery, type StoredPage, PageRow } from './page-row.tsx';
import { keyOf, type Target } from './target.ts';
import { Loading, PlainList } from '../tool-page/tool-page.tsx';
import { useAttempt } from '../tool-page/use-attempt.ts';
import type { Refusal } from '../unpublished/publish-together.ts';
import { usePublishRules } from '../unpublished/use-publish-rules.ts';
import { type BulkAction, runBulk } from './run-bulk.ts';

/** The documents an editor has chosen and the actions on them. Refused ones stay chosen. */
function useBulk() {
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

function usePages(): ListedPage[] | undefined {
  const schema = useSchema();
  const stored = useContent(pagesQuery) as StoredPage[] | undefined;
  const pages =
    stored && pairVersions(stored).map((page) => listedPage(page, (type) => schema.get(type)?.title));
  return pages?.toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Shows, hides, publishes or unpublishes many pages, articles and modules at once. */
export function PagesList() {
  const pages = usePages();
  const { chosen, choose, refused, run, isBusy, mayPublish } = useBulk();
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<(typeof bulkActions)[number]>();
  if (!pages) return <Loading />;
  const titles = new Map(
    pages.flatMap(({ id, title, modules }) => [
      [id, title] as const,
      ...modules.map((module) => [keyOf(module.target), `${title} › ${module.title}`] as const),
    ]),
  );
  // A chosen page may be deleted elsewhere.
  const targets = [...chosen].filter(([key]) => titles.has(key)).map(([, target]) => target);
  const [found] = searchTree([{ rows: pages }], typed);
  const listed = pages.filter((page) => found?.rows.includes(page));
  return (
    <Stack gap={4}>
      <SearchInput label={say('Search list')} value={typed} onType={setTyped} />
      {!mayPublish && (
        <Text size={1} muted>
          {say('Your account can read content but not publish it.')}
        </Text>
      )}
      <BulkBar
        chosenCount={targets.length}
        listedCount={listed.length}
        isAllChosen={listed.length > 0 && listed.every(({ id }) => chosen.has(id))}
        mayPublish={mayPublish}
        onChooseAll={(isChosen) =>
          choose(
            listed.map(({ id }) => ({ id })),
            isChosen,
          )
        }
        onAction={setAction}
      >
        <RefusedList title={say('Not changed:')} refused={refused} nameOf={(id) => titles.get(id) ?? id} />
      </BulkBar>
      <PlainList gap={2} aria-label={say('Pages and articles')}>
        {listed.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            choosing={{
              isChosen: (target) => chosen.has(keyOf(target)),
              onChoose: (target, isChosen) => choose([target], isChosen),
            }}
          />
        ))}
      </PlainList>
      {action && (
        <ConfirmDialog
          action={action}
          targets={targets}
          nameOf={(target) => titles.get(keyOf(target)) ?? ''}
          isBusy={isBusy}
          onConfirm={(onward) =>
            void run(action.id, targets, onward).then(() => {
              setAction(undefined);
            })
          }
          onClose={() => setAction(undefined)}
        />
      )}
    </Stack>
  );
}

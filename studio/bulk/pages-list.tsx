import { Stack, Text, TextInput } from '@sanity/ui';
import { SearchIcon } from '@sanity/icons/Search';
import { useState } from 'react';
import { useSchema } from 'sanity';
import { useContent } from '../content/use-content.ts';
import { pairVersions } from '../content/versions.ts';
import { say } from '../locale/say.ts';
import { searchTree } from '../tree-pane/tree.ts';
import { RefusedList } from '../unpublished/refused-list.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { bulkActions } from './bulk-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type ListedPage, listedPage, pagesQuery, type StoredPage, PageRow } from './page-row.tsx';
import { keyOf } from './target.ts';
import { useBulk } from './use-bulk.ts';
import { Loading, PlainList } from '../tool-page/tool-page.tsx';

function usePages(): ListedPage[] | undefined {
  const schema = useSchema();
  const stored = useContent(pagesQuery) as StoredPage[] | undefined;
  const pages =
    stored && pairVersions(stored).map((page) => listedPage(page, (type) => schema.get(type)?.title));
  return pages?.toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Pages and articles with their modules, to show, hide, publish or unpublish many of them at once. */
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
      <TextInput
        aria-label={say('Search list')}
        placeholder={say('Search list')}
        icon={SearchIcon}
        fontSize={1}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
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
        onChooseAll={(isChosen) => {
          choose(
            listed.map(({ id }) => ({ id })),
            isChosen,
          );
        }}
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
              onChoose: (target, isChosen) => {
                choose([target], isChosen);
              },
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
          onConfirm={(onward) => {
            void run(action.id, targets, onward).then(() => {
              setAction(undefined);
            });
          }}
          onClose={() => {
            setAction(undefined);
          }}
        />
      )}
    </Stack>
  );
}

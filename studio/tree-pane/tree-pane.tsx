import { Box, Flex, Label, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { SearchIcon } from '@sanity/icons/Search';
import { useState } from 'react';
import { useContent } from '../content/use-content.ts';
import { AddButton } from './add-button.tsx';
import { MovableRow } from './movable-row.tsx';
import { movedTo, searchTree, type TreeDocument, type TreeSection } from './tree.ts';
import { TreeRow } from './tree-row.tsx';
import { say } from '../locale/say.ts';

export type TreeDescription = {
  /** Names the pane in its address. */
  id: string;
  /** Also read by screen readers. */
  label: string;
  query: string;
  sections: (stored: readonly TreeDocument[]) => TreeSection[];
  addTypes: readonly string[];
  addLabel: string;
  emptyText: string;
  /** Has rows moved by hand; given what is stored and the ids in their new order. */
  useOrder?: () => (stored: readonly TreeDocument[], ids: readonly string[]) => Promise<unknown>;
};

const useNoOrder = () => undefined;

const widestList = 640;

type TreePaneProps = { tree: TreeDescription; childItemId?: string | undefined };

export function TreePane({ tree, childItemId }: TreePaneProps) {
  const [typed, setTyped] = useState('');
  const stored = useContent(tree.query) as TreeDocument[] | undefined;
  const sections = stored && searchTree(tree.sections(stored), typed);
  const order = (tree.useOrder ?? useNoOrder)();
  return (
    <Stack gap={3} padding={3} style={{ maxWidth: widestList }}>
      <Flex gap={2} align="center">
        <Box flex={1}>
          <TextInput
            aria-label={say('Search list')}
            placeholder={say('Search list')}
            icon={SearchIcon}
            fontSize={1}
            padding={2}
            border={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        </Box>
        <AddButton label={tree.addLabel} types={tree.addTypes} />
      </Flex>
      {sections === undefined && (
        <Flex justify="center" padding={4}>
          <Spinner muted />
        </Flex>
      )}
      {sections?.length === 0 && (
        <Box padding={3}>
          <Text size={1} muted>
            {typed === '' ? tree.emptyText : say('Nothing found.')}
          </Text>
        </Box>
      )}
      <div role="listbox" aria-label={tree.label}>
        {sections?.map((section) => (
          <Stack key={section.title ?? ''} gap={1} marginTop={section.title === undefined ? 0 : 4}>
            {section.title !== undefined && (
              <Box padding={3} paddingBottom={2}>
                <Label size={1} muted>
                  {section.title}
                </Label>
              </Box>
            )}
            {section.rows.map((row, place) => {
              const shown = <TreeRow key={row.id} row={row} isOpen={row.id === childItemId} />;
              // A search shows a part of the list only.
              if (!order || !stored || typed !== '') return shown;
              return (
                <MovableRow
                  key={row.id}
                  id={row.id}
                  title={row.title}
                  place={place}
                  isLast={place === section.rows.length - 1}
                  onMove={(id, to) => {
                    const ids = section.rows.map((each) => each.id);
                    if (ids.includes(id)) void order(stored, movedTo(ids, id, to));
                  }}
                >
                  {shown}
                </MovableRow>
              );
            })}
          </Stack>
        ))}
      </div>
    </Stack>
  );
}

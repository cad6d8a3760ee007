import { Box, Flex, Label, Spinner, Stack, Text, Button } from '@sanity/ui';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useContent } from '../content/use-content.ts';
import { movedTo, searchTree, type TreeDocument, type TreeSection } from './tree.ts';
import { TreeRow } from './tree-row.tsx';
import { say } from '../locale/say.ts';
import { SearchInput } from '../tool-page/fields.tsx';
import { AddButton } from './add-button.tsx';
import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';

type MovableRowProps = {
  id: string;
  title: string;
  place: number;
  isLast: boolean;
  onMove: (id: string, place: number) => void;
  children: ReactNode;
};

const dragged = 'application/x-row';

/** Moves a row by dragging it onto the place of another, or by its buttons, which keyboards and fingers reach. */
function MovableRow({ id, title, place, isLast, onMove, children }: MovableRowProps) {
  const [isTarget, setIsTarget] = useState(false);
  const allow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragged)) return;
    event.preventDefault();
    setIsTarget(true);
  };
  const button = (label: string, icon: typeof ArrowUpIcon, to: number, isDisabled: boolean) => (
    <Button
      icon={icon}
      aria-label={label}
      title={label}
      mode="bleed"
      fontSize={1}
      padding={2}
      disabled={isDisabled}
      onClick={() => onMove(id, to)}
    />
  );
  return (
    <Flex
      align="center"
      gap={1}
      draggable
      style={{
        cursor: 'grab',
        boxShadow: isTarget ? 'inset 0 2px 0 var(--card-focus-ring-color)' : undefined,
      }}
      onDragStart={(event) => {
        event.dataTransfer.clearData();
        event.dataTransfer.setData(dragged, id);
      }}
      onDragOver={allow}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        setIsTarget(false);
        event.preventDefault();
        onMove(event.dataTransfer.getData(dragged), place);
      }}
    >
      <Box flex={1}>{children}</Box>
      {button(say('Move {1} up', title), ArrowUpIcon, place - 1, place === 0)}
      {button(say('Move {1} down', title), ArrowDownIcon, place + 1, isLast)}
    </Flex>
  );
}

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
  /** Lets rows be moved by hand; gets the stored documents and the ids in their new order. */
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
          <SearchInput
            label={say('Search list')}
            padding={2}
            border={false}
            value={typed}
            onType={setTyped}
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
              // A search shows only part of the list.
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

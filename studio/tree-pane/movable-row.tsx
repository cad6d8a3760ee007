import { Box, Button, Flex } from '@sanity/ui';
import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';
import { type DragEvent, type ReactNode, useState } from 'react';
import { say } from '../locale/say.ts';

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
export function MovableRow({ id, title, place, isLast, onMove, children }: MovableRowProps) {
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
      onClick={() => {
        onMove(id, to);
      }}
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
      onDragLeave={() => {
        setIsTarget(false);
      }}
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

import { Box, Button, Card, Checkbox, Flex, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { say, sayCount } from '../locale/say.ts';
import { bulkActions } from './bulk-words.ts';

type BulkBarProps = {
  /** Counts pages and modules. */
  chosenCount: number;
  listedCount: number;
  isAllChosen: boolean;
  mayPublish: boolean;
  onChooseAll: (isChosen: boolean) => void;
  onAction: (action: (typeof bulkActions)[number]) => void;
  /** Documents that the last action left unchanged. */
  children: ReactNode;
};

/** Stays in sight above the list. */
export function BulkBar({
  chosenCount,
  listedCount,
  isAllChosen,
  mayPublish,
  onChooseAll,
  onAction,
  children,
}: BulkBarProps) {
  return (
    <Card paddingY={3} style={{ position: 'sticky', top: 0, zIndex: 1 }}>
      <Flex gap={3} align="center" wrap="wrap">
        <Flex as="label" gap={2} align="center">
          <Checkbox
            checked={isAllChosen}
            indeterminate={chosenCount > 0 && !isAllChosen}
            disabled={listedCount === 0}
            onChange={() => onChooseAll(!isAllChosen)}
          />
          <Text size={1}>{say('Choose all ({1})', listedCount)}</Text>
        </Flex>
        <Flex flex={1}>
          <Text size={1} muted role="status">
            {chosenCount === 0
              ? say('Choose pages or modules.')
              : sayCount(chosenCount, '{1} chosen', '{1} are chosen')}
          </Text>
        </Flex>
        {bulkActions.map((action) => (
          <Button
            key={action.id}
            text={action.title}
            mode="ghost"
            fontSize={1}
            disabled={!mayPublish || chosenCount === 0}
            onClick={() => onAction(action)}
          />
        ))}
      </Flex>
      <Box overflow="auto" marginTop={3} style={{ maxHeight: 160 }}>
        {children}
      </Box>
    </Card>
  );
}

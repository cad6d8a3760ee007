import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { say } from '../locale/say.ts';
import { nowhere, TargetField } from '../removal/target-field.tsx';
import type { bulkActions } from './bulk-words.ts';
import { keyOf, type Target } from './target.ts';

type ConfirmDialogProps = {
  action: (typeof bulkActions)[number];
  targets: readonly Target[];
  nameOf: (target: Target) => string;
  isBusy: boolean;
  /** `onward` is the page to which their addresses will lead. */
  onConfirm: (onward: string | undefined) => void;
  onClose: () => void;
};

export function ConfirmDialog({ action, targets, nameOf, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  const [onward, setOnward] = useState<string>(nowhere);
  return (
    <Dialog id={useId()} header={action.title} width={1} onClose={onClose} animate={false}>
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>{action.effect}</Text>
          <Stack as="ul" gap={3} aria-label={say('Chosen')}>
            {targets.map((target) => (
              <Text as="li" key={keyOf(target)} size={1}>
                {nameOf(target)}
              </Text>
            ))}
          </Stack>
          {action.id === 'unpublish' && (
            <TargetField
              leaving={targets.map(({ id }) => id)}
              addresses={[]}
              value={onward}
              onChoose={setOnward}
            />
          )}
          <Flex gap={2} justify="flex-end">
            <Button text={say('Cancel')} mode="ghost" fontSize={1} onClick={onClose} />
            <Button
              text={action.title}
              fontSize={1}
              disabled={isBusy}
              onClick={() => onConfirm(onward === nowhere ? undefined : onward)}
            />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  );
}

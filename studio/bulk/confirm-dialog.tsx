import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { say } from '../locale/say.ts';
import type { bulkActions } from './bulk-words.ts';

type ConfirmDialogProps = {
  action: (typeof bulkActions)[number];
  names: readonly string[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({ action, names, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog id={useId()} header={action.title} width={1} onClose={onClose} animate={false}>
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>{action.effect}</Text>
          <Stack as="ul" gap={3} aria-label={say('Chosen')}>
            {names.map((name, index) => (
              <Text as="li" key={`${index} ${name}`} size={1}>
                {name}
              </Text>
            ))}
          </Stack>
          <Flex gap={2} justify="flex-end">
            <Button text={say('Cancel')} mode="ghost" fontSize={1} onClick={onClose} />
            <Button text={action.title} fontSize={1} disabled={isBusy} onClick={onConfirm} />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  );
}

import { Button, Flex, Stack, Text } from '@sanity/ui';
import type { Status } from '../content/visibility.ts';
import { say } from '../locale/say.ts';

type HiddenDialogProps = { isBusy: boolean; onPublish: (status: Status) => void; onClose: () => void };

export function HiddenDialog({ isBusy, onPublish, onClose }: HiddenDialogProps) {
  return (
    <Stack gap={4}>
      <Text size={1}>{say('Publish it hidden, and you can show it later. Or show it now.')}</Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button text={say('Go back')} mode="ghost" fontSize={1} onClick={onClose} />
        <Button
          text={say('Publish hidden')}
          mode="ghost"
          fontSize={1}
          disabled={isBusy}
          onClick={() => {
            onPublish('draft');
          }}
        />
        <Button
          text={say('Publish and show')}
          tone="positive"
          fontSize={1}
          disabled={isBusy}
          onClick={() => {
            onPublish('published');
          }}
        />
      </Flex>
    </Stack>
  );
}

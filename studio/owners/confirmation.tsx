import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { say } from '../locale/say.ts';

type ConfirmationProps = { text: string; action: string; onConfirm: () => void; onCancel: () => void };

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Explains an action before it is done. Takes the focus, because the button that led here may be gone. */
export function Confirmation({ text, action, onConfirm, onCancel }: ConfirmationProps) {
  return (
    <Card border radius={2} padding={3} role="alert">
      <Stack gap={3}>
        <Text size={1}>{text}</Text>
        <Flex gap={2} wrap="wrap">
          <Button text={action} tone="critical" mode="ghost" fontSize={1} onClick={onConfirm} />
          <Button ref={focus} text={say('Leave it as it is')} mode="ghost" fontSize={1} onClick={onCancel} />
        </Flex>
      </Stack>
    </Card>
  );
}

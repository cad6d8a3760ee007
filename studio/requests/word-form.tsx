import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useState } from 'react';

type WordFormProps = {
  label: string;
  button: string;
  isRequired?: boolean;
  /** Resolves to false if it failed; the words then stay. */
  onSend: (words: string) => Promise<boolean>;
};

/** Form for a message to a colleague. */
export function WordForm({ label, button, isRequired = false, onSend }: WordFormProps) {
  const [words, setWords] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    if (!(await onSend(words.trim()))) setIsBusy(false);
  };
  return (
    <Stack gap={4}>
      <Stack as="label" gap={3}>
        <Text size={1} weight="medium">
          {label}
        </Text>
        <TextArea rows={3} value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      </Stack>
      <Flex justify="flex-end">
        <Button
          text={button}
          fontSize={1}
          disabled={isBusy || (isRequired && words.trim() === '')}
          onClick={() => void send()}
        />
      </Flex>
    </Stack>
  );
}

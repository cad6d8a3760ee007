import { Button, Flex, Stack, Text } from '@sanity/ui';
import { type SyntheticEvent, useState } from 'react';
import { say } from '../../locale/say.ts';
import { TextField } from '../../tool-page/fields.tsx';

type About = { name: string; purpose: string };

type SaveTemplateFormProps = {
  suggestedName: string;
  onSave: (about: About) => Promise<void>;
  onClose: () => void;
};

export function SaveTemplateForm({ suggestedName, onSave, onClose }: SaveTemplateFormProps) {
  const [name, setName] = useState(suggestedName);
  const [purpose, setPurpose] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isReady = name.trim() !== '' && !isBusy;
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReady) return;
    setIsBusy(true);
    await onSave({ name, purpose });
    setIsBusy(false);
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={4}>
        <Text size={1} muted>
          {say(
            'Modules, banner and appearance go along, with their texts in every language. Title, addresses and plans do not.',
          )}
        </Text>
        <TextField label={say('Name')} maxLength={60} value={name} onType={setName} />
        <TextField
          label={say('Meant for')}
          maxLength={120}
          placeholder={say('For example: every open house day')}
          value={purpose}
          onType={setPurpose}
        />
        <Flex gap={2} justify="flex-end">
          <Button text={say('Cancel')} mode="ghost" fontSize={1} onClick={onClose} />
          <Button text={say('Save template')} type="submit" fontSize={1} disabled={!isReady} />
        </Flex>
      </Stack>
    </form>
  );
}

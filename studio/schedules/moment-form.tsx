import { Button, Flex, Label, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { say } from '../locale/say.ts';
import { instantOf, wallTime } from './belgian-moment.ts';
import { timeProblem } from './schedule.ts';

type MomentFormProps = {
  /** The moment that is stored, when there is one. */
  at?: string;
  button: string;
  isDisabled?: boolean;
  onChoose: (at: string) => Promise<unknown>;
};

/** Takes a moment in Belgian time, from wherever an editor works. */
export function MomentForm({ at, button, isDisabled = false, onChoose }: MomentFormProps) {
  const [wall, setWall] = useState(at === undefined ? '' : wallTime(new Date(at)));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async () => {
    const found = timeProblem(wall, new Date());
    setProblem(found);
    const instant = instantOf(wall);
    if (found !== undefined || !instant) return;
    setIsBusy(true);
    await onChoose(instant.toISOString());
    setIsBusy(false);
  };
  return (
    <Stack gap={3}>
      <Flex gap={3} align="flex-end" wrap="wrap">
        <Stack flex={1} gap={2}>
          <Label size={1} as="label" htmlFor="schedule-moment">
            {say('When (Belgian time)')}
          </Label>
          <TextInput
            id="schedule-moment"
            type="datetime-local"
            fontSize={1}
            value={wall}
            aria-describedby={problem === undefined ? undefined : 'schedule-problem'}
            onChange={(event) => {
              setWall(event.currentTarget.value);
            }}
          />
        </Stack>
        <Button text={button} fontSize={1} disabled={isDisabled || isBusy} onClick={() => void choose()} />
      </Flex>
      {problem !== undefined && (
        <Text id="schedule-problem" size={1} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

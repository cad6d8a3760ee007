import { Button, Flex, Stack, Text } from '@sanity/ui';
import { type SubmitEvent, useState } from 'react';
import { say } from '../locale/say.ts';
import { TextField } from '../tool-page/fields.tsx';
import { useFirstFocus } from '../tool-page/use-first-focus.ts';
import { instantOf, nextMorning, wallTime } from './belgian-moment.ts';
import { timeProblem } from './schedule.ts';

type MomentFormProps = {
  /** The stored moment, if there is one. */
  at?: string;
  button: string;
  isDisabled?: boolean;
  onChoose: (at: string) => Promise<unknown>;
};

/** Takes a moment in Belgian time, wherever the editor is; proposes the next morning. */
export function MomentForm({ at, button, isDisabled = false, onChoose }: MomentFormProps) {
  const field = useFirstFocus();
  const [wall, setWall] = useState(() =>
    at === undefined ? nextMorning(new Date()) : wallTime(new Date(at)),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = timeProblem(wall, new Date());
    setProblem(found);
    const instant = instantOf(wall);
    if (found !== undefined || !instant) return;
    setIsBusy(true);
    await onChoose(instant.toISOString());
    setIsBusy(false);
  };
  return (
    <Stack as="form" gap={3} noValidate onSubmit={(event) => void choose(event)}>
      <Flex gap={3} align="flex-end" wrap="wrap">
        <TextField
          label={say('When (Belgian time)')}
          type="datetime-local"
          inputRef={field}
          value={wall}
          aria-describedby={problem === undefined ? undefined : 'schedule-problem'}
          onType={setWall}
        />
        <Button type="submit" text={button} fontSize={1} disabled={isDisabled || isBusy} />
      </Flex>
      {problem !== undefined && (
        <Text id="schedule-problem" size={1} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

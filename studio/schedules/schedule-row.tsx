import { Badge, Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { inStaffLanguage, say } from '../locale/say.ts';
import { MomentForm } from './moment-form.tsx';
import { timeText } from './belgian-moment.ts';
import { actionTitles, problemSentences, type Schedule, shownStates } from './schedule.ts';
import type { useScheduleActions } from './use-schedules.ts';

type ScheduleRowProps = {
  schedule: Schedule;
  /** Links to the document; absent in the document's own dialog. */
  title?: ReactNode;
  /** Replaces the time where rows are not listed by day. */
  when?: string;
  actions: Omit<ReturnType<typeof useScheduleActions>, 'plan'>;
};

export function ScheduleRow({ schedule, title, when, actions }: ScheduleRowProps) {
  const [isMoving, setIsMoving] = useState(false);
  const { action, at, documentTitle, plannedBy, state, problem, reasons } = schedule;
  const time = when ?? timeText(new Date(at));
  const what = `${actionTitles[action]}: ${documentTitle}`;
  const by = plannedBy ? say('Planned by {1}', plannedBy) : undefined;
  return (
    <Card as="li" border radius={2} padding={3} tone={state === 'planned' ? 'default' : 'transparent'}>
      <Flex align="center" gap={3} wrap="wrap">
        <Box style={{ minWidth: '3.5em' }}>
          <Text size={1} weight="semibold">
            {time}
          </Text>
        </Box>
        <Stack flex={1} gap={3} style={{ minWidth: '12em' }}>
          <Text size={1} weight="medium">
            {actionTitles[action]}
            {title !== undefined && ': '}
            {title}
          </Text>
          <Text size={1} muted>
            {problem
              ? [problemSentences[problem], ...(reasons ?? []).map((each) => inStaffLanguage(each))].join(' ')
              : by}
          </Text>
        </Stack>
        <Badge tone={shownStates[state].tone}>{shownStates[state].title}</Badge>
        {state === 'planned' && (
          <>
            <Button
              text={say('Change')}
              aria-label={say('Change when: {1}', what)}
              mode="ghost"
              fontSize={1}
              padding={2}
              onClick={() => setIsMoving(true)}
            />
            <Button
              text={say('Cancel')}
              aria-label={say('Cancel: {1}', what)}
              mode="ghost"
              tone="critical"
              fontSize={1}
              padding={2}
              onClick={() => void actions.cancel(schedule)}
            />
          </>
        )}
      </Flex>
      {isMoving && (
        <Dialog id="schedule-move" header={what} width={1} onClose={() => setIsMoving(false)}>
          <Box padding={4}>
            <MomentForm
              at={at}
              button={say('Change')}
              onChoose={async (chosen) => {
                if (await actions.move(schedule, chosen)) setIsMoving(false);
              }}
            />
          </Box>
        </Dialog>
      )}
    </Card>
  );
}

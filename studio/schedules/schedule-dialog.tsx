import { Button, Card, Flex, Label, Radio, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { type ScheduledAction, scheduledActions } from 'schemas/schedule.ts';
import { momentText } from '../content/moment.ts';
import { say } from '../locale/say.ts';
import { MomentForm } from './moment-form.tsx';
import { actionTitles, type Schedule } from './schedule.ts';
import { ScheduleRow } from './schedule-row.tsx';
import { SchedulingNotice } from './scheduling-notice.tsx';
import { useScheduleActions, useSchedules, useScheduling } from './use-schedules.ts';
import { ToolMessage, PlainList } from '../tool-page/tool-page.tsx';

type ScheduleDialogProps = {
  document: Pick<Schedule, 'documentId' | 'documentType' | 'documentTitle'>;
  /** Sentences that say why an action cannot be planned, none if it can; undefined until known. */
  problems: Readonly<Record<ScheduledAction, readonly string[] | undefined>>;
  isHidden: boolean;
};

const explanations: Readonly<Record<ScheduledAction, string>> = {
  publish: say(
    'The site publishes the draft as it is at that moment, so you can go on editing it until then.',
  ),
  unpublish: say('The site takes it off at that moment; it stays here as a draft.'),
};

export function ScheduleDialog({ document, problems, isHidden }: ScheduleDialogProps) {
  const [action, setAction] = useState<ScheduledAction>('publish');
  const [leavesAt, setLeavesAt] = useState<string>();
  const scheduling = useScheduling();
  const planned = useSchedules(document.documentId) ?? [];
  const { plan, ...actions } = useScheduleActions();
  const isPlanned = planned.some((schedule) => schedule.action === action);
  const reasons = problems[action];
  return (
    <Stack gap={5}>
      <SchedulingNotice {...scheduling} />
      <Flex as="fieldset" gap={4} style={{ border: 0, margin: 0, padding: 0 }}>
        {scheduledActions.map((each) => (
          <Flex key={each} as="label" gap={2} align="center">
            <Radio
              name="schedule-action"
              value={each}
              checked={action === each}
              onChange={() => {
                setAction(each);
                setLeavesAt(undefined);
              }}
            />
            <Text size={1}>{actionTitles[each]}</Text>
          </Flex>
        ))}
      </Flex>
      {reasons === undefined && (
        <Text size={1} muted role="status">
          {say('Checking…')}
        </Text>
      )}
      {reasons && reasons.length > 0 && (
        <Card tone="caution" border radius={2} padding={3} role="status">
          <PlainList gap={3}>
            {reasons.map((reason) => (
              <Text key={reason} as="li" size={1}>
                {reason}
              </Text>
            ))}
          </PlainList>
        </Card>
      )}
      {isHidden && action === 'publish' && (
        <ToolMessage text={say('Visitors will not see it: it is hidden')} tone="caution" />
      )}
      {reasons?.length === 0 && leavesAt === undefined && (
        <>
          <Text size={1} muted>
            {isPlanned ? say('This is planned already: change or cancel it below.') : explanations[action]}
          </Text>
          {!isPlanned && (
            <MomentForm
              button={say('Plan')}
              isDisabled={scheduling.isSetUp !== true}
              onChoose={async (at) => {
                if (action === 'unpublish') setLeavesAt(at);
                else await plan({ ...document, action, at });
              }}
            />
          )}
        </>
      )}
      {leavesAt !== undefined && (
        <LeavingQuestion
          at={leavesAt}
          onBack={() => setLeavesAt(undefined)}
          onConfirm={() => {
            setLeavesAt(undefined);
            void plan({ ...document, action, at: leavesAt });
          }}
        />
      )}
      {planned.length > 0 && (
        <Stack gap={3}>
          <Label size={1} muted>
            {say('Planned for this document')}
          </Label>
          <Stack as="ul" gap={2} padding={0} margin={0} aria-label={say('Planned for this document')}>
            {planned.map((schedule) => (
              <ScheduleRow
                key={schedule._id}
                schedule={schedule}
                when={momentText(schedule.at)}
                actions={actions}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

type LeavingQuestionProps = { at: string; onBack: () => void; onConfirm: () => void };

function LeavingQuestion({ at, onBack, onConfirm }: LeavingQuestionProps) {
  const id = useId();
  return (
    <Card tone="critical" border radius={2} padding={4} role="alertdialog" aria-labelledby={id}>
      <Stack gap={4}>
        <Text id={id} size={1}>
          {say('From {1}, visitors no longer find this on the site.', momentText(at))}
        </Text>
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button text={say('Go back')} mode="ghost" fontSize={1} onClick={onBack} />
          <Button text={say('Plan to unpublish')} tone="critical" fontSize={1} onClick={onConfirm} />
        </Flex>
      </Stack>
    </Card>
  );
}

import { Card, Heading, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import { momentText } from '../content/moment.ts';
import { say } from '../locale/say.ts';
import { PlannedMonth } from './planned-month.tsx';
import { byDay, isToCome, type Schedule } from './schedule.ts';
import { ScheduleRow } from './schedule-row.tsx';
import { SchedulingNotice } from './scheduling-notice.tsx';
import { useScheduleActions, useSchedules, useScheduling } from './use-schedules.ts';
import { Loading, PlainList } from '../tool-page/tool-page.tsx';

const mostEnded = 20;

function DocumentLink({ schedule: { documentId, documentType, documentTitle } }: { schedule: Schedule }) {
  return (
    <IntentLink
      intent="edit"
      params={{ id: documentId, type: documentType }}
      style={{ textDecoration: 'underline' }}
    >
      {documentTitle}
    </IntentLink>
  );
}

/** Lists plans by day, and the outcomes of earlier ones. */
export function PlannedList() {
  const scheduling = useScheduling();
  const schedules = useSchedules();
  const actions = useScheduleActions();
  if (schedules === undefined) return <Loading />;
  const toCome = schedules.filter(isToCome).toReversed();
  const ended = schedules.filter((schedule) => !isToCome(schedule)).slice(0, mostEnded);
  return (
    <Stack gap={5}>
      <SchedulingNotice {...scheduling} />
      <PlannedMonth schedules={schedules} />
      {toCome.length === 0 && (
        <Card border radius={3} padding={4}>
          <Text size={1} muted>
            {say('No document is planned. Open one and choose Schedule… from the menu next to Publish.')}
          </Text>
        </Card>
      )}
      {byDay(toCome).map((day) => (
        <Stack key={day.title} gap={3}>
          <Heading as="h2" size={1}>
            {day.title}
          </Heading>
          <PlainList as="ol" gap={2} aria-label={day.title}>
            {day.schedules.map((schedule) => (
              <ScheduleRow
                key={schedule._id}
                schedule={schedule}
                title={<DocumentLink schedule={schedule} />}
                actions={actions}
              />
            ))}
          </PlainList>
        </Stack>
      ))}
      {ended.length > 0 && (
        <Stack gap={3}>
          <Heading as="h2" size={1}>
            {say('Earlier')}
          </Heading>
          <PlainList gap={2} aria-label={say('Earlier')}>
            {ended.map((schedule) => (
              <ScheduleRow
                key={schedule._id}
                schedule={schedule}
                title={<DocumentLink schedule={schedule} />}
                when={momentText(schedule.endedAt ?? schedule.at)}
                actions={actions}
              />
            ))}
          </PlainList>
        </Stack>
      )}
    </Stack>
  );
}

import { Button, Card, Flex, Heading, Stack, Text, useMediaIndex } from '@sanity/ui';
import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { type CSSProperties, useState } from 'react';
import { IntentLink } from 'sanity/router';
import { useContent } from '../content/use-content.ts';
import { say, staffLocale } from '../locale/say.ts';
import { PlainList } from '../tool-page/tool-page.tsx';
import { wallTime } from './belgian-moment.ts';
import {
  monthAfter,
  type PlannedEvent,
  plannedEvents,
  type TimedDocument,
  timedQuery,
  weeksOf,
} from './planned-events.ts';
import type { Schedule } from './schedule.ts';

const utc = 'UTC';
const monthTitle = new Intl.DateTimeFormat(staffLocale, { month: 'long', year: 'numeric', timeZone: utc });
const weekday = new Intl.DateTimeFormat(staffLocale, { weekday: 'short', timeZone: utc });
const dayOfMonth = new Intl.DateTimeFormat(staffLocale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: utc,
});

const tableStyle: CSSProperties = {
  width: '100%',
  minWidth: '48rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
};
const todayStyle: CSSProperties = { boxShadow: 'inset 0 3px 0 var(--card-focus-ring-color)' };
const cellStyle: CSSProperties = {
  border: '1px solid var(--card-border-color)',
  height: '5.5rem',
  padding: '0.5rem',
  verticalAlign: 'top',
};

function Events({ events }: { events: readonly PlannedEvent[] }) {
  return (
    <PlainList gap={3}>
      {events.map(({ time, what, title, id, type }) => (
        <Text as="li" key={`${id}${time}${what}${title}`} size={1} style={{ overflowWrap: 'anywhere' }}>
          {time} {what}:{' '}
          <IntentLink intent="edit" params={{ id, type }} style={{ textDecoration: 'underline' }}>
            {title}
          </IntentLink>
        </Text>
      ))}
    </PlainList>
  );
}

type DayProps = { day: string; month: string; today: string; events: readonly PlannedEvent[] };

function Day({ day, month, today, events }: DayProps) {
  const isOther = !day.startsWith(month);
  return (
    <td
      style={{ ...cellStyle, ...(day === today && todayStyle) }}
      aria-current={day === today ? 'date' : undefined}
    >
      <Stack gap={3}>
        <Text size={1} muted={isOther} weight={day === today ? 'bold' : 'regular'}>
          {Number(day.slice(8))}
        </Text>
        {events.length > 0 && <Events events={events} />}
      </Stack>
    </td>
  );
}

/** The days of a month with events, where there is no room for seven columns. */
function DayList({ events }: Pick<DayProps, 'events'>) {
  const days = [...new Set(events.map(({ day }) => day))];
  if (days.length === 0)
    return (
      <Text size={1} muted>
        {say('Nothing is planned in this month.')}
      </Text>
    );
  return (
    <PlainList gap={4}>
      {days.map((day) => (
        <Stack as="li" key={day} gap={3}>
          <Text size={1} weight="semibold">
            {dayOfMonth.format(new Date(day))}
          </Text>
          <Events events={events.filter((event) => event.day === day)} />
        </Stack>
      ))}
    </PlainList>
  );
}

/** A month of plans, of what begins and ends by itself, and of open house days. */
export function PlannedMonth({ schedules }: { schedules: readonly Schedule[] }) {
  const hasRoom = useMediaIndex() > 1;
  const [today] = useState(() => wallTime(new Date()).slice(0, 10));
  const [month, setMonth] = useState(today.slice(0, 7));
  const documents = useContent(timedQuery) as TimedDocument[] | undefined;
  const events = plannedEvents(schedules, documents ?? []);
  const weeks = weeksOf(month);
  const title = monthTitle.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Flex gap={2} align="center">
        <Button
          icon={ChevronLeftIcon}
          aria-label={say('Previous month')}
          mode="ghost"
          padding={2}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <Button
          icon={ChevronRightIcon}
          aria-label={say('Next month')}
          mode="ghost"
          padding={2}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
        <Heading as="h2" size={1} aria-live="polite">
          {title}
        </Heading>
      </Flex>
      {hasRoom ? (
        <Card overflow="auto" tabIndex={0} role="group" aria-label={title}>
          <table style={tableStyle}>
            <thead>
              <tr>
                {(weeks[0] ?? []).map((day) => (
                  <th key={day} scope="col" style={{ padding: '0.5rem', textAlign: 'start' }}>
                    <Text size={1} muted>
                      {weekday.format(new Date(day))}
                    </Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <Day
                      key={day}
                      day={day}
                      month={month}
                      today={today}
                      events={events.filter((event) => event.day === day)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      ) : (
        <DayList events={events.filter(({ day }) => day.startsWith(month))} />
      )}
    </Stack>
  );
}

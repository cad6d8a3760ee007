import { Button, Card, Grid, Stack, Text } from '@sanity/ui';
import type { CSSProperties } from 'react';
import type { StaffVisit, VisitWeek as Week } from 'schemas/visit.ts';
import { isOff, shortDay, shownStates } from './visit.ts';

const todayStyle: CSSProperties = { boxShadow: 'inset 0 0 0 1px var(--card-focus-ring-color)' };
// A card rendered as a button has no border.
const visitStyle: CSSProperties = { border: '1px solid var(--card-border-color)', cursor: 'pointer' };

type VisitWeekProps = {
  week: Week;
  onDay: (day: string) => void;
  onOpen: (visit: StaffVisit) => void;
};

/** Seven columns where there is room, else the days below each other. */
export function VisitWeek({ week: { days, today, visits }, onDay, onOpen }: VisitWeekProps) {
  return (
    <Grid
      as="ol"
      gridTemplateColumns={[1, 1, 2, 7]}
      gap={2}
      padding={0}
      margin={0}
      style={{ listStyle: 'none' }}
    >
      {days.map((day) => (
        <Card
          key={day}
          as="li"
          border
          radius={3}
          padding={2}
          tone={day === today ? 'primary' : 'default'}
          style={day === today ? todayStyle : {}}
        >
          <Stack gap={2}>
            <Button
              text={shortDay(day)}
              aria-current={day === today ? 'date' : undefined}
              mode="bleed"
              fontSize={1}
              padding={2}
              onClick={() => onDay(day)}
            />
            {visits
              .filter((visit) => visit.day === day)
              .map((visit) => (
                <VisitCard key={visit.id} visit={visit} onOpen={onOpen} />
              ))}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

function VisitCard({ visit, onOpen }: Pick<VisitWeekProps, 'onOpen'> & { visit: StaffVisit }) {
  const { title, tone } = shownStates[visit.state];
  return (
    <Card as="button" radius={2} padding={3} tone={tone} style={visitStyle} onClick={() => onOpen(visit)}>
      <Stack gap={2}>
        <Text size={1} weight="semibold">
          {isOff(visit) ? <s>{visit.from}</s> : visit.from}
        </Text>
        <Text size={1} style={{ overflowWrap: 'anywhere' }}>
          {visit.name}
        </Text>
        <Text size={0} muted>
          {[visit.propertyId, visit.broker].filter(Boolean).join(' · ')}
        </Text>
        {visit.state !== 'booked' && <Text size={0}>{title}</Text>}
      </Stack>
    </Card>
  );
}

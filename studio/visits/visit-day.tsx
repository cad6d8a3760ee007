import { Badge, Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui';
import type { StaffVisit, VisitOutcome } from 'schemas/visit.ts';
import { isOff, shownStates } from './visit.ts';
import { say } from '../locale/say.ts';
import { PlainList } from '../tool-page/tool-page.tsx';

type VisitActions = {
  onOpen: (visit: StaffVisit) => void;
  onOutcome: (visit: StaffVisit, state: VisitOutcome) => void;
};

export function VisitDay({ visits, ...actions }: VisitActions & { visits: readonly StaffVisit[] }) {
  return (
    <PlainList as="ol" gap={2}>
      {visits.map((visit) => (
        <VisitRow key={visit.id} visit={visit} {...actions} />
      ))}
    </PlainList>
  );
}

function VisitRow({ visit, onOpen, onOutcome }: VisitActions & { visit: StaffVisit }) {
  const { from, to, name, propertyName, propertyId, way, place, broker, state, hasBegun } = visit;
  const { title, tone } = shownStates[state];
  const canNote = state === 'booked' && hasBegun;
  return (
    <Card as="li" border radius={3} padding={3} tone={isOff(visit) ? 'transparent' : 'default'}>
      <Grid gridTemplateColumns={[1, 1, 3]} gap={3}>
        <Stack gap={3}>
          <Flex gap={3} align="center" wrap="wrap">
            <Text weight="semibold">
              {from}–{to}
            </Text>
            <Badge tone={tone}>{title}</Badge>
          </Flex>
          <Text size={1}>{name}</Text>
        </Stack>
        <Stack gap={3}>
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {propertyName ?? say('Property')} ({propertyId})
          </Text>
          <Text size={1} muted>
            {[way, place, broker].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Flex gap={2} wrap="wrap" justify={['flex-start', 'flex-start', 'flex-end']} align="center">
          {canNote && (
            <>
              <Button
                text={say('Came')}
                aria-label={say('{1} came', name)}
                tone="positive"
                mode="ghost"
                fontSize={1}
                onClick={() => onOutcome(visit, 'came')}
              />
              <Button
                text={say('Did not come')}
                aria-label={say('{1} did not come', name)}
                tone="caution"
                mode="ghost"
                fontSize={1}
                onClick={() => onOutcome(visit, 'missed')}
              />
            </>
          )}
          <Button
            text={say('Open')}
            aria-label={say('Open the visit of {1} at {2}', name, from)}
            mode="ghost"
            fontSize={1}
            onClick={() => onOpen(visit)}
          />
        </Flex>
      </Grid>
    </Card>
  );
}

import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { StaffVisit } from 'schemas/visit.ts';
import { say, sayCount } from '../locale/say.ts';
import { PlainList } from '../tool-page/tool-page.tsx';
import { dayTitle, shownStates } from './visit.ts';

type SenderVisitsProps = {
  /** Resolves to undefined if they cannot be read. */
  find: () => Promise<readonly StaffVisit[] | undefined>;
  onCancel: () => void;
};

/** Cancels everything that one sender booked, after showing staff the list. */
export function SenderVisits({ find, onCancel }: SenderVisitsProps) {
  const [found, setFound] = useState<readonly StaffVisit[]>();
  if (!found)
    return (
      <Flex>
        <Button
          text={say('Cancel all visits of this sender')}
          tone="critical"
          mode="ghost"
          fontSize={1}
          onClick={() => void find().then(setFound)}
        />
      </Flex>
    );
  return (
    <Card border radius={2} padding={3} role="alert">
      <Stack gap={3}>
        <Text size={1}>
          {say('Visits to come with the same e-mail address, phone number or internet connection:')}
        </Text>
        <PlainList gap={2}>
          {found.map(({ id, day, from, name, email, state }) => (
            <li key={id}>
              <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                {dayTitle(day)}, {from} · {name}, {email} · {shownStates[state].title}
              </Text>
            </li>
          ))}
        </PlainList>
        <Text size={1}>
          {say(
            'Whoever confirmed a visit gets an e-mail that the agency cancels it. All these times become free.',
          )}
        </Text>
        <Flex gap={2} wrap="wrap">
          <Button
            text={sayCount(found.length, 'Cancel {1} visit', 'Cancel {1} visits')}
            tone="critical"
            mode="ghost"
            fontSize={1}
            disabled={found.length === 0}
            onClick={onCancel}
          />
          <Button
            text={say('Leave them as they are')}
            mode="ghost"
            fontSize={1}
            onClick={() => setFound(undefined)}
          />
        </Flex>
      </Stack>
    </Card>
  );
}

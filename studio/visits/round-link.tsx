import { Button, Card, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { say } from '../locale/say.ts';
import { staffLanguage } from '../locale/staff-language.ts';
import { useStaffApi } from '../staff-api/use-staff-api.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';

/** Makes a link by which one phone gets the visits of today, of all brokers or of one. */
export function RoundLink({ brokers }: { brokers: readonly string[] }) {
  const api = useStaffApi();
  const attempt = useAttempt();
  const [broker, setBroker] = useState('');
  const [href, setHref] = useState<string>();
  const make = () =>
    attempt(async () => {
      const response = await api.request('rounds', { body: { broker, words: staffLanguage } });
      setHref(((await response.json()) as { href: string }).href);
    }, say('The link could not be made'));
  const copy = (link: string) =>
    attempt(async () => {
      await navigator.clipboard.writeText(link);
      return say('The link is copied');
    }, say('The link could not be copied'));
  return (
    <Card border radius={3} padding={3}>
      <Stack gap={3}>
        <Flex gap={2} wrap="wrap" align="center">
          {brokers.length > 1 && (
            <Select
              aria-label={say('Broker')}
              fontSize={1}
              value={broker}
              onChange={(event) => {
                setBroker(event.currentTarget.value);
                setHref(undefined);
              }}
            >
              <option value="">{say('All brokers')}</option>
              {brokers.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
          <Button
            text={say('Take today’s visits along')}
            mode="ghost"
            fontSize={1}
            onClick={() => void make()}
          />
          {href && (
            <Button text={say('Copy the link')} mode="ghost" fontSize={1} onClick={() => void copy(href)} />
          )}
        </Flex>
        {href && (
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {say('Open it on your phone within ten minutes. It opens once.')}{' '}
            <a href={href} target="_blank" rel="noreferrer">
              {say('Open on this device')}
            </a>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

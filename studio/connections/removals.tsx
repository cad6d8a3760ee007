import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { ConnectedRecord, RemovalDecision } from 'schemas/staff-connection.ts';
import { say } from '../locale/say.ts';
import { Confirmation } from '../owners/confirmation.tsx';
import { ForAdministrators, PlainList } from '../tool-page/tool-page.tsx';
import { recordName } from './connection.ts';

type RemovalsProps = {
  text: string;
  records: readonly ConnectedRecord[];
  /** Already kept, so that keeping them is not offered. */
  areKept?: boolean;
  /** Undefined for people who may not decide. */
  onDecide: ((what: RemovalDecision['what']) => void) | undefined;
};

/** Homes missing from the software, so many that it may be a mistake. */
export function Removals({ text, records, areKept = false, onDecide }: RemovalsProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Card tone={areKept ? 'default' : 'caution'} border radius={3} padding={4}>
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {text}
        </Text>
        <PlainList gap={3} aria-label={text}>
          {records.map((record) => (
            <Text as="li" key={record.key} size={1}>
              {recordName(record)}
            </Text>
          ))}
        </PlainList>
        {!onDecide && <ForAdministrators />}
        {onDecide && isAsked && (
          <Confirmation
            text={say('They leave the site at once. One that comes back has its address again.')}
            action={say('Remove them')}
            onConfirm={() => {
              setIsAsked(false);
              onDecide('removed');
            }}
            onCancel={() => setIsAsked(false)}
          />
        )}
        {onDecide && !isAsked && (
          <Flex gap={2} wrap="wrap">
            <Button text={say('Remove them')} mode="ghost" fontSize={1} onClick={() => setIsAsked(true)} />
            {!areKept && (
              <Button text={say('Keep them')} mode="ghost" fontSize={1} onClick={() => onDecide('kept')} />
            )}
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

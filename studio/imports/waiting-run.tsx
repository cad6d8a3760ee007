import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { StaffRun } from 'schemas/staff-import.ts';
import { momentText } from '../content/moment.ts';
import { say, sayCount } from '../locale/say.ts';
import { Confirmation } from '../owners/confirmation.tsx';
import { ForAdministrators } from '../tool-page/tool-page.tsx';
import { removalsText, sourceTitle } from './import.ts';

type WaitingRunProps = {
  run: StaffRun;
  /** Undefined for whoever may not decide it. */
  onAllow: (() => void) | undefined;
};

/** Asks before so much leaves the site, since an export that was cut off looks the same. */
export function WaitingRun({ run, onAllow }: WaitingRunProps) {
  const [isAsked, setIsAsked] = useState(false);
  const action = sayCount(run.removals, 'Allow {1} removal', 'Allow {1} removals');
  return (
    <Card as="li" tone="caution" border radius={3} padding={4}>
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {`${sourceTitle(run.source)} · ${momentText(run.startedAt)}`}
        </Text>
        <Text size={1}>{removalsText(run)}</Text>
        {!onAllow && <ForAdministrators />}
        {onAllow && isAsked && (
          <Confirmation
            text={say('They leave the site at once. One that comes back has its address again.')}
            action={action}
            onConfirm={() => {
              setIsAsked(false);
              onAllow();
            }}
            onCancel={() => {
              setIsAsked(false);
            }}
          />
        )}
        {onAllow && !isAsked && (
          <Flex>
            <Button
              text={action}
              mode="ghost"
              fontSize={1}
              onClick={() => {
                setIsAsked(true);
              }}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

import { Heading, Stack, Text } from '@sanity/ui';
import type { OwnerChange } from 'schemas/staff-owner.ts';
import { momentText } from '../../content/moment.ts';
import { changeText } from '../owner.ts';
import { say } from '../../locale/say.ts';

/** Lists which colleague changed what, and when. */
export function OwnerLog({ changes }: { changes: readonly OwnerChange[] }) {
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {say('Changes by colleagues')}
      </Heading>
      <Stack as="ol" gap={4} padding={0} margin={0} aria-label={say('Changes by colleagues')}>
        {changes.map((change) => (
          <Stack as="li" key={change.id} gap={2}>
            <Text size={1}>{changeText(change)}</Text>
            <Text size={1} muted>
              {[change.staffName || say('A colleague'), momentText(change.createdAt)].join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

import { Card, Text } from '@sanity/ui';
import { say } from '../locale/say.ts';

type SchedulingNoticeProps = { isSetUp?: boolean | undefined; problem?: string | undefined };

/** Warns if the site will not carry out plans. */
export function SchedulingNotice({ isSetUp, problem }: SchedulingNoticeProps) {
  const sentence =
    isSetUp === false
      ? say(
          'Planning is not set up on this site: it has no key to publish with (SANITY_SCHEDULE_TOKEN). Ask whoever looks after the site.',
        )
      : problem;
  if (sentence === undefined) return null;
  return (
    <Card tone="caution" border radius={2} padding={3} role="status">
      <Text size={1}>{sentence}</Text>
    </Card>
  );
}

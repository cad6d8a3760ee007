import { Card, Stack, Text } from '@sanity/ui';
import type { Refusal } from './publish-together.ts';
import { PlainList } from '../tool-page/tool-page.tsx';

type RefusedListProps = { title: string; refused: readonly Refusal[]; nameOf: (id: string) => string };

export function RefusedList({ title, refused, nameOf }: RefusedListProps) {
  if (refused.length === 0) return null;
  return (
    <Card tone="caution" border radius={2} padding={4} role="status">
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        <PlainList gap={3}>
          {refused.map(({ id, reasons }) => (
            <Text key={id} as="li" size={1}>
              {nameOf(id)}: {reasons.join(' ')}
            </Text>
          ))}
        </PlainList>
      </Stack>
    </Card>
  );
}

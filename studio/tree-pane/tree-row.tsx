import { Card, Flex, Stack, Text } from '@sanity/ui';
import { usePaneRouter } from 'sanity/structure';
import type { TreeRow as Row } from './tree.ts';
import { StatusDot } from './status-dot.tsx';

const levelIndent = 20;

export function TreeRow({ row, isOpen }: { row: Row; isOpen: boolean }) {
  const { ChildLink } = usePaneRouter();
  return (
    <div
      role="option"
      aria-selected={isOpen}
      aria-label={row.title}
      style={{ marginInlineStart: row.depth * levelIndent }}
    >
      <Card
        as={ChildLink}
        data-as="a"
        childId={row.id}
        childParameters={{ type: row.type }}
        paddingY={2}
        paddingX={3}
        radius={2}
        pressed={isOpen}
        selected={isOpen}
      >
        <Flex align="center" gap={3}>
          <Stack flex={1} gap={2}>
            <Text size={1} weight={row.depth === 0 ? 'medium' : 'regular'} textOverflow="ellipsis">
              {row.title}
            </Text>
            {row.subtitle !== undefined && (
              <Text size={1} muted textOverflow="ellipsis">
                {row.subtitle}
              </Text>
            )}
          </Stack>
          <StatusDot hasDraft={row.hasDraft} isPublished={row.isPublished} isOffSite={row.isOffSite} />
        </Flex>
      </Card>
    </div>
  );
}

import { Card, Flex, Stack, Text } from '@sanity/ui';
import { usePaneRouter } from 'sanity/structure';
import { say } from '../locale/say.ts';
import type { TreeRow as Row } from './tree.ts';

type DotProps = { hasDraft: boolean; isPublished: boolean; isOffSite: boolean };

const size = { width: 7, height: 7, borderRadius: '50%', flexShrink: 0 };

function stateOf({ hasDraft, isPublished, isOffSite }: DotProps) {
  if (hasDraft) {
    const title = isPublished ? say('Unpublished changes') : say('Not published yet');
    return { status: 'draft', title, tone: 'caution' };
  }
  return isOffSite
    ? { status: 'off', title: say('Hidden from visitors'), tone: 'neutral' }
    : { status: 'published', title: say('Published'), tone: 'positive' };
}

/** Orange for unpublished changes, green for published, grey for hidden from the site. */
export function StatusDot(props: DotProps) {
  const { status, title, tone } = stateOf(props);
  return (
    <span
      role="img"
      aria-label={title}
      title={title}
      data-status={status}
      style={{ ...size, backgroundColor: `var(--card-badge-${tone}-dot-color)` }}
    />
  );
}

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

import { Badge, Box, Flex, Stack, Text } from '@sanity/ui';
import type { HeldFinding } from 'schemas/staff-import.ts';
import { levels, reasonText } from './import.ts';

/** Says what is wrong with which field, and what became of it. */
export function FindingLine({ finding }: { finding: HeldFinding }) {
  const { level, value } = finding;
  const { title, tone } = levels[level];
  return (
    <Flex as="li" gap={3} align="flex-start">
      <Box flex="none" style={{ width: 92 }}>
        <Badge tone={tone} fontSize={0}>
          {title}
        </Badge>
      </Box>
      <Stack gap={2} flex={1}>
        <Text size={1}>{reasonText(finding)}</Text>
        {value !== undefined && (
          <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
            {value}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}

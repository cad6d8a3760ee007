import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { useId, useState } from 'react';
import { GapRow } from './gap-row.tsx';
import { countGaps, type DocumentReport, type OpenGap } from './report/translation-report.ts';
import { say } from '../locale/say.ts';

type DocumentGapsProps = {
  report: DocumentReport;
  typeTitle: string;
  onSettle: (report: DocumentReport, gap: OpenGap) => void;
};

export function DocumentGaps({ report, typeTitle, onSettle }: DocumentGapsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { missing, older, machine, copy } = countGaps(report.gaps);
  return (
    <Card as="li" borderBottom>
      <Card
        as="button"
        type="button"
        padding={3}
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={report.gaps.length === 0}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Flex align="center" gap={3}>
          <Text size={1} muted>
            {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          </Text>
          <Box flex={1}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {report.title}
            </Text>
          </Box>
          <Text size={1} muted>
            {typeTitle}
          </Text>
          <Flex gap={2} justify="flex-end" wrap="wrap" style={{ minWidth: 170 }}>
            {missing > 0 && <Badge tone="critical">{say('{1} missing', missing)}</Badge>}
            {older > 0 && <Badge tone="caution">{say('{1} outdated', older)}</Badge>}
            {copy > 0 && <Badge tone="critical">{say('{1} copied', copy)}</Badge>}
            {machine > 0 && <Badge tone="caution">{say('{1} by machine', machine)}</Badge>}
            {report.gaps.length === 0 && <Badge tone="positive">{say('Complete')}</Badge>}
          </Flex>
        </Flex>
      </Card>
      {isOpen && (
        <Box paddingLeft={5} paddingRight={3} paddingBottom={2}>
          <Stack as="ul" id={id} aria-label={say('Missing or outdated translations of {1}', report.title)}>
            {report.gaps.map((gap) => (
              <GapRow
                key={`${gap.field.path} ${gap.language}`}
                document={report.document}
                gap={gap}
                onSettle={(marked) => onSettle(report, marked)}
              />
            ))}
          </Stack>
        </Box>
      )}
    </Card>
  );
}

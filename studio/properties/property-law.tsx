import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { CSSProperties } from 'react';
import { lawWords } from 'schemas/law-words.ts';
import type { StaffLawFinding, StaffProperty } from 'schemas/staff-property.ts';
import { dayText } from '../content/moment.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';
import { PlainList } from '../tool-page/tool-page.tsx';

/** Stays in view on a phone, where the table is wider than the screen. */
const boxStyle: CSSProperties = { position: 'sticky', left: 12, maxWidth: 'calc(100vw - 88px)' };

const severities = {
  block: { title: say('Holds back'), tone: 'critical' },
  warn: { title: say('Must be said'), tone: 'caution' },
  note: { title: say('Not sure'), tone: 'neutral' },
} as const;

type LawButtonProps = {
  law: readonly StaffLawFinding[];
  reference: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** Shows how many rules an advertisement breaks, and opens them. */
export function LawButton({ law, reference, isOpen, onToggle }: LawButtonProps) {
  const isSure = law.some(({ severity }) => severity !== 'note');
  return (
    <Button
      mode="ghost"
      tone={isSure ? 'caution' : 'default'}
      fontSize={1}
      padding={2}
      text={sayCount(law.length, '{1} rule of the law', '{1} rules of the law')}
      aria-expanded={isOpen}
      aria-label={say('What the law asks of {1}', reference)}
      onClick={onToggle}
    />
  );
}

/** Lists the rules, what to ask for and of whom; claims no more than a comparison with the table. */
export function LawList({ reference, law = [] }: Pick<StaffProperty, 'reference' | 'law'>) {
  return (
    <Card tone="transparent" padding={4} radius={2} style={boxStyle}>
      <Stack gap={4}>
        <PlainList gap={4} aria-label={say('What the law asks of {1}', reference)}>
          {law.map(({ rule, severity, from }) => (
            <Flex as="li" key={rule} gap={3} align="flex-start" wrap="wrap">
              <Box flex="none" style={{ width: 104 }}>
                <Badge tone={severities[severity].tone} fontSize={0}>
                  {from === undefined ? severities[severity].title : say('From {1}', dayText(from))}
                </Badge>
              </Box>
              <Stack gap={3} flex={1} style={{ minWidth: 220 }}>
                <Text size={1}>{inStaffLanguage(lawWords[rule].rule)}</Text>
                <Text size={1} muted>
                  {inStaffLanguage(lawWords[rule].ask)}
                </Text>
              </Stack>
            </Flex>
          ))}
        </PlainList>
        <Text size={1} muted>
          {say(
            'This compares what the software sent with a table of rules, by region and day. It is no legal advice: ask a lawyer where you doubt.',
          )}
        </Text>
      </Stack>
    </Card>
  );
}

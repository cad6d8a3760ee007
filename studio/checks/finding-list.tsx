import type { Finding } from 'schemas/checks/checks.ts';
import { languages } from 'schemas/languages.ts';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { useSchema } from 'sanity';
import { say, inStaffLanguage } from '../locale/say.ts';
import { fieldTitle } from '../translations/report/field-title.ts';
import { PlainList } from '../tool-page/tool-page.tsx';

type FindingGroup = { title: string; findings: Finding[] };

/** One group per language, after the one for every language; errors come first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = [
    { id: undefined, title: say('In every language') },
    ...languages.map(({ id, title }) => ({ id, title })),
  ];
  const rank = ({ isBlocking, level }: Finding) => (isBlocking ? 0 : level === 'error' ? 1 : 2);
  return groups
    .map(({ id, title }) => ({
      title,
      findings: findings.filter(({ language }) => language === id).toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter((group) => group.findings.length > 0);
}

type Weight = { title: string; tone: 'critical' | 'caution' | 'default' };

export function weightOf({ isBlocking, level }: Pick<Finding, 'isBlocking' | 'level'>): Weight {
  if (isBlocking) return { title: say('Prevents publishing'), tone: 'critical' };
  return level === 'error'
    ? { title: say('To correct'), tone: 'caution' }
    : { title: say('Advice'), tone: 'default' };
}

function FindingBadge({ finding }: { finding: Finding }) {
  const { title, tone } = weightOf(finding);
  return (
    <Badge tone={tone} fontSize={0} style={{ flex: 'none', whiteSpace: 'nowrap' }}>
      {title}
    </Badge>
  );
}

type FindingListProps = {
  document: StoredDocument;
  findings: readonly Finding[];
  /** Links to the field with this title. */
  linkTo: (finding: Finding, title: string) => ReactNode;
};

export function FindingList({ document, findings, linkTo }: FindingListProps) {
  const schema = useSchema();
  const type = schema.get(document._type);
  return groupFindings(findings).map((group) => (
    <Stack key={group.title} gap={3}>
      <Text as="h3" size={1} weight="semibold">
        {group.title}
      </Text>
      <Card border radius={2}>
        <PlainList aria-label={group.title}>
          {group.findings.map((finding, index) => (
            <Card
              as="li"
              key={`${finding.check} ${pathText(finding.path)} ${finding.message}`}
              padding={3}
              borderTop={index > 0}
            >
              <Stack gap={3}>
                <Flex gap={2} align="baseline" justify="space-between" wrap="wrap">
                  <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
                    {linkTo(finding, fieldTitle(type, document, finding.field))}
                  </Text>
                  <FindingBadge finding={finding} />
                </Flex>
                <Text size={1} muted>
                  {inStaffLanguage(finding.message)}
                </Text>
              </Stack>
            </Card>
          ))}
        </PlainList>
      </Card>
    </Stack>
  ));
}

import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import type { Finding } from 'schemas/checks/checks.ts';
import { pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { useSchema } from 'sanity';
import { inStaffLanguage } from '../locale/say.ts';
import { fieldTitle } from '../translations/report/field-title.ts';
import { FindingBadge } from './finding-badge.tsx';
import { groupFindings } from './group-findings.ts';
import { PlainList } from '../tool-page/plain-list.tsx';

type FindingListProps = {
  document: StoredDocument;
  findings: readonly Finding[];
  /** Leads to the field with this title. */
  linkTo: (finding: Finding, title: string) => ReactNode;
};

/** Findings by language, each with its field. */
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

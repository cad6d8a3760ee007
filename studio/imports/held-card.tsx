import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState, type CSSProperties } from 'react';
import type { HeldRecord, HeldDifference } from 'schemas/staff-import.ts';
import { momentText } from '../content/moment.ts';
import { say } from '../locale/say.ts';
import { Confirmation } from '../owners/confirmation.tsx';
import { PlainList } from '../tool-page/tool-page.tsx';
import { FindingLine } from './finding-line.tsx';
import { isHeldWhole, mayPublish, recordName, shownText, sortedFindings } from './import.ts';

const tableStyle: CSSProperties = {
  width: '100%',
  minWidth: 480,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
};
const cellStyle: CSSProperties = {
  padding: '8px 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
};
const columns = [say('Field'), say('On the site'), say('As it was sent')];

/** Fields in which a held version differs from the one on the site. */
function DifferenceTable({ differences }: { differences: readonly HeldDifference[] }) {
  return (
    <Card border radius={2} overflow="auto" tone="transparent">
      <table aria-label={say('What differs')} style={tableStyle}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" style={cellStyle}>
                <Text size={1} weight="medium">
                  {title}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, shown = '–', sent = '–' }) => (
            <Card key={field} as="tr" borderTop style={{ display: 'table-row' }}>
              <th scope="row" style={cellStyle}>
                <Text size={1} weight="regular">
                  {field}
                </Text>
              </th>
              {[shown, sent].map((value, index) => (
                <td key={columns[index + 1]} style={cellStyle}>
                  <Text size={1} muted={index === 0}>
                    {value}
                  </Text>
                </td>
              ))}
            </Card>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type HeldCardProps = {
  record: HeldRecord;
  onPublish: () => void;
  onRetry: () => void;
};

/** A record that the site does not show as sent: why, since when, and what visitors see. */
export function HeldCard({ record, onPublish, onRetry }: HeldCardProps) {
  const [isAsked, setIsAsked] = useState(false);
  const name = recordName(record);
  return (
    <Card as="li" border radius={3} padding={4}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Heading as="h3" size={1}>
              {[name, record.title].filter(Boolean).join(' · ')}
            </Heading>
            <Text size={1} muted>
              {say('Since {1}', momentText(record.since))}
            </Text>
          </Flex>
          <Text size={1} muted>
            {shownText(record)}
          </Text>
        </Stack>
        <PlainList gap={4} aria-label={say('Reasons')}>
          {sortedFindings(record).map((finding) => (
            <FindingLine
              key={[finding.field, finding.reason, ...(finding.words ?? [])].join(' ')}
              finding={finding}
            />
          ))}
        </PlainList>
        {record.differences.length > 0 && <DifferenceTable differences={record.differences} />}
        {isAsked ? (
          <Confirmation
            text={say('Visitors then see it as it was sent, until the source sends something else.')}
            action={say('Publish it anyway')}
            onConfirm={() => {
              setIsAsked(false);
              onPublish();
            }}
            onCancel={() => setIsAsked(false)}
          />
        ) : (
          isHeldWhole(record) && (
            <Flex gap={2} wrap="wrap">
              <Button
                text={say('Try again')}
                aria-label={say('Try {1} again', name)}
                mode="ghost"
                fontSize={1}
                onClick={onRetry}
              />
              {mayPublish(record) && (
                <Button
                  text={say('Publish it anyway')}
                  aria-label={say('Publish {1} anyway', name)}
                  mode="ghost"
                  tone="caution"
                  fontSize={1}
                  onClick={() => setIsAsked(true)}
                />
              )}
            </Flex>
          )
        )}
      </Stack>
    </Card>
  );
}

import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { CSSProperties } from 'react';
import type { StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { momentText } from '../leads/moment.ts';
import { languageTitle, shownState } from './owner.ts';
import { PropertyLine } from './property-line.tsx';
import { say } from '../locale/say.ts';

const cellStyle: CSSProperties = { padding: '12px', textAlign: 'start', verticalAlign: 'top' };
const tableStyle: CSSProperties = { width: '100%', minWidth: 640, borderCollapse: 'collapse' };
const personStyle: CSSProperties = { minWidth: 170, overflowWrap: 'anywhere' };
// Wide enough for a date on one line and its time on the next.
const dateStyle: CSSProperties = { display: 'inline-block', minWidth: 92 };
const nameStyle: CSSProperties = { margin: '-6px 0 -4px -8px' };
// A button shows its text on one line.
const wrapped: CSSProperties = { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' };
const columns = [say('Owner'), say('Properties'), say('Last login'), say('Status')];

type OwnerRowProps = { owner: StaffOwner; properties: readonly StaffProperty[]; onOpen: () => void };

function OwnerRow({ owner, properties, onOpen }: OwnerRowProps) {
  const { name, email, language, signedInAt } = owner;
  const { title, tone } = shownState(owner);
  return (
    <Card as="tr" borderTop style={{ display: 'table-row' }}>
      <th scope="row" style={cellStyle}>
        <Stack gap={2} style={personStyle}>
          <Flex style={nameStyle}>
            <Button
              aria-label={say('Open {1}', name)}
              aria-haspopup="dialog"
              mode="bleed"
              padding={2}
              onClick={onOpen}
            >
              <Text size={1} weight="medium" style={wrapped}>
                {name}
              </Text>
            </Button>
          </Flex>
          {[email, languageTitle(language)].map((text) => (
            <Text key={text} size={1} muted weight="regular">
              {text}
            </Text>
          ))}
        </Stack>
      </th>
      <td style={cellStyle}>
        <Stack gap={4}>
          {owner.properties.map((reference) => (
            <PropertyLine
              key={reference}
              reference={reference}
              property={properties.find((each) => each.reference === reference)}
            />
          ))}
        </Stack>
      </td>
      <td style={cellStyle}>
        <Text size={1} muted>
          <span style={dateStyle}>{signedInAt === undefined ? say('Not yet') : momentText(signedInAt)}</span>
        </Text>
      </td>
      <td style={cellStyle}>
        <Badge tone={tone}>{title}</Badge>
      </td>
    </Card>
  );
}

type OwnerTableProps = {
  owners: readonly StaffOwner[];
  properties: readonly StaffProperty[];
  onOpen: (owner: StaffOwner) => void;
};

export function OwnerTable({ owners, properties, onOpen }: OwnerTableProps) {
  return (
    <Card border radius={3} overflow="auto">
      <table aria-label={say('Owners')} style={tableStyle}>
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
          {owners.map((owner) => (
            <OwnerRow
              key={owner.id}
              owner={owner}
              properties={properties}
              onOpen={() => {
                onOpen(owner);
              }}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

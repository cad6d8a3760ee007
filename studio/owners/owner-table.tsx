import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { languageTitle } from 'schemas/languages.ts';
import type { StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { momentText } from '../content/moment.ts';
import { shownState } from './owner.ts';
import { PropertyLine } from './property-line.tsx';
import { say } from '../locale/say.ts';
import { RecordTable, recordStyles } from '../tool-page/record-table.tsx';

const { cell: cellStyle, person: personStyle, date: dateStyle, name: nameStyle, wrapped } = recordStyles;
const columns = [say('Owner'), say('Properties'), say('Last login'), say('Status')];

type OwnerRowProps = { owner: StaffOwner; properties: readonly StaffProperty[]; onOpen: () => void };

function OwnerRow({ owner, properties, onOpen }: OwnerRowProps) {
  const { name, email, language, signedInAt } = owner;
  const { title, tone } = shownState(owner);
  return (
    <Card as="tr" borderTop style={recordStyles.row}>
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
    <RecordTable label={say('Owners')} columns={columns}>
      {owners.map((owner) => (
        <OwnerRow key={owner.id} owner={owner} properties={properties} onOpen={() => onOpen(owner)} />
      ))}
    </RecordTable>
  );
}

import { Badge, Stack, Text } from '@sanity/ui';
import { languageTitle } from 'schemas/languages.ts';
import type { StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { momentText } from '../content/moment.ts';
import { shownState } from './owner.ts';
import { PropertyLine } from './property-line.tsx';
import { say } from '../locale/say.ts';
import { RecordCell, RecordDate, RecordPerson, RecordRow, RecordTable } from '../tool-page/record-table.tsx';

const columns = [say('Owner'), say('Properties'), say('Last login'), say('Status')];

type OwnerRowProps = { owner: StaffOwner; properties: readonly StaffProperty[]; onOpen: () => void };

function OwnerRow({ owner, properties, onOpen }: OwnerRowProps) {
  const { name, email, language, signedInAt } = owner;
  const { title, tone } = shownState(owner);
  return (
    <RecordRow>
      <RecordPerson
        name={name}
        lines={[email, languageTitle(language)]}
        openLabel={say('Open {1}', name)}
        onOpen={onOpen}
      />
      <RecordCell>
        <Stack gap={4}>
          {owner.properties.map((reference) => (
            <PropertyLine
              key={reference}
              reference={reference}
              property={properties.find((each) => each.reference === reference)}
            />
          ))}
        </Stack>
      </RecordCell>
      <RecordCell>
        <Text size={1} muted>
          <RecordDate>{signedInAt === undefined ? say('Not yet') : momentText(signedInAt)}</RecordDate>
        </Text>
      </RecordCell>
      <RecordCell>
        <Badge tone={tone}>{title}</Badge>
      </RecordCell>
    </RecordRow>
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

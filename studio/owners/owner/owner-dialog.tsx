import { Button, Flex, Stack, Text, Heading, Box, Card, Dialog } from '@sanity/ui';
import { type SubmitEvent, useState } from 'react';
import type { StaffOwner, OwnerChange, OwnerDocument } from 'schemas/staff-owner.ts';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { isComplete, type Person, sameAddress, samePerson, changeText } from '../owner.ts';
import { PersonFields } from '../person-fields.tsx';
import { say } from '../../locale/say.ts';
import { momentText } from '../../content/moment.ts';
import type { OwnerEdit } from '../use-owners.ts';
import { OwnerAccess } from './owner-access.tsx';
import { OwnerProperties } from './owner-properties.tsx';
import { DownloadIcon } from '@sanity/icons/Download';
import { fileText } from '../../leads/lead-files.tsx';

type OwnerDocumentsProps = {
  documents: readonly OwnerDocument[];
  onDownload: (document: OwnerDocument) => void;
};

/** Documents that an owner sent through the portal, only for download: the site never displays them. */
function OwnerDocuments({ documents, onDownload }: OwnerDocumentsProps) {
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {say('Documents from the owner')}
      </Heading>
      <Stack as="ul" gap={4} padding={0} margin={0} aria-label={say('Documents from the owner')}>
        {documents.map((document) => (
          <Stack as="li" key={document.id} gap={3}>
            <Text size={1} muted>
              {[document.kind, document.reference, momentText(document.createdAt)].join(' · ')}
            </Text>
            <Flex>
              <Button
                icon={DownloadIcon}
                mode="ghost"
                fontSize={1}
                text={fileText(document)}
                onClick={() => onDownload(document)}
              />
            </Flex>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

type OwnerPersonProps = { owner: StaffOwner; onSave: (person: Person) => void };

function OwnerPerson({ owner, onSave }: OwnerPersonProps) {
  const { name, email, language } = owner;
  const [person, setPerson] = useState<Person>({ name, email, language });
  const canSave = isComplete(person) && !samePerson(person, owner);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSave) onSave(person);
  };
  return (
    <Stack as="form" gap={4} onSubmit={save}>
      <PersonFields person={person} onChange={setPerson} />
      <div role="status">
        {!sameAddress(person.email, email) && (
          <Text size={1} muted>
            {say(
              'A new address logs the owner out everywhere. Earlier links, the password and passkeys stop working: send a link afterwards.',
            )}
          </Text>
        )}
      </div>
      <Flex>
        <Button type="submit" text={say('Save')} mode="ghost" fontSize={1} disabled={!canSave} />
      </Flex>
    </Stack>
  );
}

function OwnerLog({ changes }: { changes: readonly OwnerChange[] }) {
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {say('Changes by colleagues')}
      </Heading>
      <Stack as="ol" gap={4} padding={0} margin={0} aria-label={say('Changes by colleagues')}>
        {changes.map((change) => (
          <Stack as="li" key={change.id} gap={2}>
            <Text size={1}>{changeText(change)}</Text>
            <Text size={1} muted>
              {[change.staffName || say('A colleague'), momentText(change.createdAt)].join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

type OwnerDialogProps = {
  owner: StaffOwner;
  properties: readonly StaffProperty[];
  /** Reports success or failure in a toast, like the next. */
  onChange: (change: OwnerEdit, done: string) => void;
  onSendLink: () => void;
  onDownload: (file: { id: string; name: string }) => void;
  onPerson: () => void;
  onClose: () => void;
};

export function OwnerDialog({ owner, properties, onChange, onDownload, ...on }: OwnerDialogProps) {
  return (
    <Dialog id="owner" header={owner.name} width={2} onClose={on.onClose}>
      <Flex direction={['column', 'column', 'row']}>
        <Box flex={1} padding={4}>
          <Stack gap={5}>
            <OwnerProperties owner={owner} properties={properties} onChange={onChange} />
            {owner.documents.length > 0 && (
              <OwnerDocuments documents={owner.documents} onDownload={onDownload} />
            )}
            {owner.changes.length > 0 && <OwnerLog changes={owner.changes} />}
          </Stack>
        </Box>
        <Card borderLeft tone="transparent" padding={4} flex="none" style={{ width: 300 }}>
          <Stack gap={5}>
            <OwnerPerson
              key={JSON.stringify([owner.name, owner.email, owner.language])}
              owner={owner}
              onSave={(person) => onChange(person, say('The changes are saved'))}
            />
            <OwnerAccess
              owner={owner}
              onChange={onChange}
              onSendLink={on.onSendLink}
              onPerson={on.onPerson}
            />
          </Stack>
        </Card>
      </Flex>
    </Dialog>
  );
}

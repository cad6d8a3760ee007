import { Button, Flex, Stack, Text } from '@sanity/ui';
import { type SubmitEvent, useState } from 'react';
import type { StaffOwner } from 'schemas/staff-owner.ts';
import { isComplete, type Person, sameAddress, samePerson } from '../owner.ts';
import { PersonFields } from '../person-fields.tsx';
import { say } from '../../locale/say.ts';

type OwnerPersonProps = { owner: StaffOwner; onSave: (person: Person) => void };

/** Changes who an owner is. */
export function OwnerPerson({ owner, onSave }: OwnerPersonProps) {
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

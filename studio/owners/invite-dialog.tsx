import { Button, Dialog, Flex, Heading, Stack, Text } from '@sanity/ui';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { RemoveIcon } from '@sanity/icons/Remove';
import { type SubmitEvent, useId, useState } from 'react';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { defaultLanguage } from 'schemas/languages.ts';
import { isComplete, type Person } from './owner.ts';
import { PersonFields } from './person-fields.tsx';
import { PropertyLine } from './property-line.tsx';
import { PropertySearch } from './property-search.tsx';
import { say } from '../locale/say.ts';

const nobody: Person = { name: '', email: '', language: defaultLanguage };

type InviteDialogProps = {
  properties: readonly StaffProperty[];
  /** Resolves to true if the invitation was sent. */
  onInvite: (person: Person, properties: readonly string[]) => Promise<boolean>;
  onClose: () => void;
};

export function InviteDialog({ properties, onInvite, onClose }: InviteDialogProps) {
  const [person, setPerson] = useState(nobody);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  // The search for a property is a form of its own, between the fields and the button.
  const formId = useId();
  const canSend = isComplete(person) && chosen.length > 0 && !isSending;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSend) return;
    setIsSending(true);
    if (await onInvite(person, chosen)) onClose();
    else setIsSending(false);
  };
  return (
    <Dialog id="invite-owner" header={say('Invite an owner')} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Text size={1} muted>
          {say(
            'The owner gets an e-mail with a link to choose a password. It works once, and for seven days.',
          )}
        </Text>
        <form id={formId} onSubmit={(event) => void send(event)}>
          <PersonFields person={person} onChange={setPerson} />
        </form>
        <Stack gap={3}>
          <Heading as="h2" size={0}>
            {say('Properties')}
          </Heading>
          {chosen.length > 0 && (
            <Stack as="ul" gap={3} padding={0} margin={0} aria-label={say('Properties')}>
              {chosen.map((reference) => (
                <li key={reference} style={{ listStyle: 'none' }}>
                  <PropertyLine
                    reference={reference}
                    property={properties.find((each) => each.reference === reference)}
                  >
                    <Button
                      icon={RemoveIcon}
                      mode="bleed"
                      aria-label={say('Remove {1}', reference)}
                      onClick={() => setChosen(chosen.filter((each) => each !== reference))}
                    />
                  </PropertyLine>
                </li>
              ))}
            </Stack>
          )}
          <PropertySearch chosen={chosen} onAdd={(reference) => setChosen([...chosen, reference])} />
        </Stack>
        <Flex>
          <Button
            type="submit"
            form={formId}
            icon={EnvelopeIcon}
            text={say('Send the invitation')}
            fontSize={1}
            loading={isSending}
            disabled={!canSend}
          />
        </Flex>
      </Stack>
    </Dialog>
  );
}

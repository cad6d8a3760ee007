import { Button, Heading, Stack, Text } from '@sanity/ui';
import { RemoveIcon } from '@sanity/icons/Remove';
import { useRef, useState } from 'react';
import type { StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { Confirmation } from '../confirmation.tsx';
import { PropertyLine } from '../property-line.tsx';
import { PropertySearch } from '../property-search.tsx';
import type { OwnerEdit } from '../use-owners.ts';
import { say } from '../../locale/say.ts';

type OwnerPropertiesProps = {
  owner: StaffOwner;
  properties: readonly StaffProperty[];
  onChange: (change: OwnerEdit, done: string) => void;
};

export function OwnerProperties({ owner, properties, onChange }: OwnerPropertiesProps) {
  const [asked, setAsked] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setAsked(undefined);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  const remove = (reference: string) => {
    onChange({ removeProperty: reference }, say('{1} no longer sees {2}', owner.name, reference));
    close();
  };
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0} ref={heading} tabIndex={-1}>
        {say('Properties')}
      </Heading>
      {owner.properties.length === 0 && (
        <Text size={1} muted>
          {say('This owner sees no property.')}
        </Text>
      )}
      <Stack as="ul" gap={3} padding={0} margin={0} aria-label={say('Properties of the owner')}>
        {owner.properties.map((reference) => (
          <Stack as="li" key={reference} gap={3}>
            <PropertyLine
              reference={reference}
              property={properties.find((each) => each.reference === reference)}
            >
              {asked !== reference && (
                <Button
                  icon={RemoveIcon}
                  mode="bleed"
                  aria-label={say('Remove {1}', reference)}
                  onClick={() => setAsked(reference)}
                />
              )}
            </PropertyLine>
            {asked === reference && (
              <Confirmation
                text={say(
                  'The owner stops seeing this property at once, and documents they sent for it are deleted.',
                )}
                action={say('Remove property {1}', reference)}
                onConfirm={() => remove(reference)}
                onCancel={close}
              />
            )}
          </Stack>
        ))}
      </Stack>
      <PropertySearch
        chosen={owner.properties}
        onAdd={(reference) =>
          onChange({ addProperty: reference }, say('{1} now sees {2}', owner.name, reference))
        }
      />
    </Stack>
  );
}

import { Button, Card, Stack, Text, TextInput } from '@sanity/ui';
import { AddIcon } from '@sanity/icons/Add';
import { SearchIcon } from '@sanity/icons/Search';
import { type SubmitEvent, useRef, useState } from 'react';
import { propertyQuery, propertyTitle } from '../properties/property.ts';
import { useProperties } from '../properties/use-properties.ts';
import { offeredProperties } from './owner.ts';
import { PropertyLine } from './property-line.tsx';
import { say } from '../locale/say.ts';

const most = 5;

type PropertySearchProps = {
  chosen: readonly string[];
  onAdd: (reference: string) => void;
};

/** Finds imported properties by what is typed; Enter adds the first. */
export function PropertySearch({ chosen, onAdd }: PropertySearchProps) {
  const [text, setText] = useState('');
  const { properties = [] } = useProperties({ query: propertyQuery([], { filter: 'all', text }) });
  const input = useRef<HTMLInputElement>(null);
  const offered = offeredProperties(properties, { text, chosen, most });
  const add = (reference: string) => {
    onAdd(reference);
    setText('');
    input.current?.focus();
  };
  const addFirst = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = offered;
    if (first) add(first.reference);
  };
  return (
    <Stack as="form" gap={3} onSubmit={addFirst}>
      <TextInput
        ref={input}
        aria-label={say('Find a property to add')}
        placeholder={say('Number, title or place')}
        icon={SearchIcon}
        fontSize={1}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {offered.length > 0 && (
        <Stack as="ul" gap={2} padding={0} margin={0} aria-label={say('Properties to add')}>
          {offered.map((property) => (
            <Card as="li" key={property.reference} border radius={2} padding={2}>
              <PropertyLine reference={property.reference} property={property}>
                <Button
                  icon={AddIcon}
                  text={say('Add')}
                  aria-label={say('Add {1}', propertyTitle(property))}
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  onClick={() => add(property.reference)}
                />
              </PropertyLine>
            </Card>
          ))}
        </Stack>
      )}
      <div role="status">
        {text.trim() !== '' && offered.length === 0 && (
          <Text size={1} muted>
            {say('No other property fits.')}
          </Text>
        )}
      </div>
    </Stack>
  );
}

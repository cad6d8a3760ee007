import { Flex, Select, Stack } from '@sanity/ui';
import type { ReactNode } from 'react';
import { type InputProps, set, type StringInputProps, unset } from 'sanity';
import { propertyTitle } from './property.ts';
import { useProperties } from './use-properties.ts';
import { say } from '../locale/say.ts';

export function isPropertyReference(props: InputProps): props is StringInputProps & InputProps {
  return props.schemaType.name === 'propertyReference';
}

/** Offers imported properties by name; `rest`, the plain number, stays if the site does not send all of them. */
export function PropertyInput({ input, rest }: { input: StringInputProps; rest: ReactNode }) {
  const { properties, total } = useProperties();
  const { value = '', elementProps, onChange, readOnly } = input;
  if (!properties || total !== undefined) return rest;
  const isListed = value === '' || properties.some(({ reference }) => reference === value);
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center">
        <Picture src={properties.find(({ reference }) => reference === value)?.picture} />
        <Stack flex={1}>
          <Select
            {...elementProps}
            fontSize={2}
            value={value}
            disabled={readOnly}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))
            }
          >
            <option value="">{say('Choose a property')}</option>
            {!isListed && <option value={value}>{`${value} · ${say('No longer listed')}`}</option>}
            {properties.map((property) => (
              <option key={property.reference} value={property.reference}>
                {propertyTitle(property)}
              </option>
            ))}
          </Select>
        </Stack>
      </Flex>
    </Stack>
  );
}

function Picture({ src }: { src: string | undefined }) {
  if (src === undefined) return null;
  return <img src={src} alt="" width={60} height={40} style={{ objectFit: 'cover', borderRadius: 3 }} />;
}

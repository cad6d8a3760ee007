import { Box, Flex } from '@sanity/ui';
import type { ReactNode } from 'react';
import { type InputProps, set, type StringInputProps } from 'sanity';
import { say } from '../locale/say.ts';

const hexColour = /^#[0-9a-f]{6}$/i;

function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && hexColour.test(value);
}

/** True for a field whose initial value is a colour; its current value may be incomplete. */
export function isColour(props: InputProps): props is StringInputProps & InputProps {
  return props.schemaType.jsonType === 'string' && isHexColour(props.schemaType.initialValue);
}

export function ColourInput({ input, rest }: { input: StringInputProps; rest: ReactNode }) {
  return (
    <Flex gap={2} align="center">
      <input
        type="color"
        aria-label={say('Choose by eye')}
        value={isHexColour(input.value) ? input.value : '#000000'}
        disabled={input.readOnly}
        style={{ width: 48, height: 35, padding: 0, border: 0, background: 'none' }}
        onChange={(event) => {
          input.onChange(set(event.currentTarget.value));
        }}
      />
      <Box flex={1}>{rest}</Box>
    </Flex>
  );
}

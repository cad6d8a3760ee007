import { Box, Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { SeenCode } from 'schemas/staff-connection.ts';
import { momentText } from '../content/moment.ts';
import { say, sayCount } from '../locale/say.ts';
import { codeName, meaningText } from './connection.ts';

/** Stands for a code that says nothing to visitors, which is another thing than no decision. */
const nothing = '-';

type CodeRowProps = {
  code: SeenCode;
  /** Undefined for whoever may not decide it. */
  onDecide: ((ours: string | null) => void) | undefined;
};

/** A code of the software, and the choice of what it means on the site. */
export function CodeRow({ code, onDecide }: CodeRowProps) {
  const { choices, isNeeded, decided, records, seenAt } = code;
  const before = decided && (decided.ours ?? nothing);
  const [chosen, setChosen] = useState(before ?? '');
  const name = codeName(code);
  return (
    <Flex as="li" gap={3} align="center" wrap="wrap">
      <Stack gap={2} flex={1} style={{ minWidth: 220 }}>
        <Text size={1} weight="medium">
          {name}
        </Text>
        <Text size={1} muted>
          {decided
            ? say('Decided by {1} on {2}', decided.by || say('Someone'), momentText(decided.at))
            : [
                ...(records > 0 ? [sayCount(records, 'In {1} record', 'In {1} records')] : []),
                say('First seen on {1}', momentText(seenAt)),
              ].join(' · ')}
        </Text>
      </Stack>
      <Box style={{ width: 240 }}>
        <Select
          aria-label={say('Meaning of {1}', name)}
          fontSize={1}
          disabled={!onDecide}
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value);
          }}
        >
          {!decided && <option value="">{say('Choose a meaning')}</option>}
          {choices.map(({ ours }) => (
            <option key={ours} value={ours}>
              {meaningText(code, ours)}
            </option>
          ))}
          {!isNeeded && <option value={nothing}>{meaningText(code, null)}</option>}
        </Select>
      </Box>
      {onDecide && (
        <Button
          text={say('Apply')}
          aria-label={say('Apply the meaning of {1}', name)}
          mode="ghost"
          fontSize={1}
          disabled={chosen === '' || chosen === before}
          onClick={() => {
            onDecide(chosen === nothing ? null : chosen);
          }}
        />
      )}
    </Flex>
  );
}

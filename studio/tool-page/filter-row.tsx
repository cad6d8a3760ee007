import { Box, Flex, Select } from '@sanity/ui';
import type { ReactNode } from 'react';
import { say } from '../locale/say.ts';

type FilterRowProps<Id extends string> = {
  /** The field in which one types. */
  search: ReactNode;
  filters: readonly { id: Id; title: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

/** Narrows down the list of a tool. */
export function FilterRow<Id extends string>({ search, filters, chosen, onChoose }: FilterRowProps<Id>) {
  return (
    <Flex gap={3} wrap="wrap" role="search">
      <Box flex={1} style={{ minWidth: 220 }}>
        {search}
      </Box>
      <Box style={{ width: 190 }}>
        <Select
          aria-label={say('Show')}
          fontSize={1}
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            const filter = filters.find(({ id }) => id === value);
            if (filter) onChoose(filter.id);
          }}
        >
          {filters.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  );
}

import { Box, Button, Flex, Select, TextInput } from '@sanity/ui';
import { RefreshIcon } from '@sanity/icons/Refresh';
import { SearchIcon } from '@sanity/icons/Search';
import { forms } from 'schemas/form-ids.ts';
import { type Colleague, unassigned } from 'schemas/lead.ts';
import { isLeadState, type LeadFilter, shownStates } from './lead.ts';
import { inStaffLanguage, say } from '../locale/say.ts';

type LeadFilterBarProps = {
  filter: LeadFilter;
  team: readonly Colleague[];
  onChange: (filter: LeadFilter) => void;
  onReload: () => void;
};

export function LeadFilterBar({ filter, team, onChange, onReload }: LeadFilterBarProps) {
  return (
    <Flex gap={3} wrap="wrap" role="search">
      <Box flex={1} style={{ minWidth: 220 }}>
        <TextInput
          aria-label={say('Search leads')}
          placeholder={say('Name, e-mail, text or reference')}
          icon={SearchIcon}
          fontSize={1}
          value={filter.search}
          onChange={(event) => {
            onChange({ ...filter, search: event.currentTarget.value });
          }}
        />
      </Box>
      <Box style={{ width: 190 }}>
        <Select
          aria-label={say('Status')}
          fontSize={1}
          value={filter.state}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange({ ...filter, state: isLeadState(value) ? value : '' });
          }}
        >
          <option value="">{say('All statuses')}</option>
          {shownStates.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Box>
      <Box style={{ width: 190 }}>
        <Select
          aria-label={say('Form')}
          fontSize={1}
          value={filter.form}
          onChange={(event) => {
            onChange({ ...filter, form: event.currentTarget.value });
          }}
        >
          <option value="">{say('All forms')}</option>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {inStaffLanguage(title)}
            </option>
          ))}
        </Select>
      </Box>
      <Box style={{ width: 190 }}>
        <Select
          aria-label={say('Assigned to')}
          fontSize={1}
          value={filter.assignee}
          onChange={(event) => {
            onChange({ ...filter, assignee: event.currentTarget.value });
          }}
        >
          <option value="">{say('All colleagues')}</option>
          <option value={unassigned}>{say('Not assigned yet')}</option>
          {team.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Box>
      <Button icon={RefreshIcon} text={say('Refresh')} mode="bleed" fontSize={1} onClick={onReload} />
    </Flex>
  );
}

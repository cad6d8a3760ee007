import { Button } from '@sanity/ui';
import { RefreshIcon } from '@sanity/icons/Refresh';
import { forms } from 'schemas/form-ids.ts';
import { type Colleague, unassigned } from 'schemas/lead.ts';
import { type LeadFilter, shownStates } from './lead.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { BarChoice, SearchBar } from '../tool-page/fields.tsx';

const stateChoices = [{ id: '', title: say('All statuses') }, ...shownStates] as const;
const formChoices = [
  { id: '', title: say('All forms') },
  ...forms.map(({ id, title }) => ({ id, title: inStaffLanguage(title) })),
];

type LeadFilterBarProps = {
  filter: LeadFilter;
  team: readonly Colleague[];
  onChange: (filter: LeadFilter) => void;
  onReload: () => void;
};

export function LeadFilterBar({ filter, team, onChange, onReload }: LeadFilterBarProps) {
  return (
    <SearchBar
      label={say('Search leads')}
      placeholder={say('Name, e-mail, text or reference')}
      value={filter.search}
      onType={(search) => onChange({ ...filter, search })}
    >
      <BarChoice
        label={say('Status')}
        options={stateChoices}
        value={filter.state}
        onChoose={(state) => onChange({ ...filter, state })}
      />
      <BarChoice
        label={say('Form')}
        options={formChoices}
        value={filter.form}
        onChoose={(form) => onChange({ ...filter, form })}
      />
      <BarChoice
        label={say('Assigned to')}
        options={[
          { id: '', title: say('All colleagues') },
          { id: unassigned, title: say('Not assigned yet') },
          ...team.map(({ id, name }) => ({ id, title: name })),
        ]}
        value={filter.assignee}
        onChoose={(assignee) => onChange({ ...filter, assignee })}
      />
      <Button icon={RefreshIcon} text={say('Refresh')} mode="bleed" fontSize={1} onClick={onReload} />
    </SearchBar>
  );
}

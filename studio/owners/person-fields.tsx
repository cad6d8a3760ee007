import { Stack } from '@sanity/ui';
import { languageTitle } from 'schemas/languages.ts';
import { longestOwnerName } from 'schemas/staff-owner.ts';
import { useLanguageSettings } from '../translations/with-language-settings.tsx';
import type { Person } from './owner.ts';
import { say } from '../locale/say.ts';
import { ChoiceField, TextField } from '../tool-page/fields.tsx';

type PersonFieldsProps = { person: Person; onChange: (person: Person) => void };

export function PersonFields({ person, onChange }: PersonFieldsProps) {
  const { enabledLanguages } = useLanguageSettings();
  // Keeps a language that was switched off since, until someone chooses another.
  const offered = [...new Set([...enabledLanguages, person.language])];
  return (
    <Stack gap={4}>
      <TextField
        label={say('Name')}
        autoComplete="off"
        maxLength={longestOwnerName}
        value={person.name}
        onType={(name) => onChange({ ...person, name })}
      />
      <TextField
        label={say('E-mail address')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={person.email}
        onType={(email) => onChange({ ...person, email })}
      />
      <ChoiceField
        label={say('Language')}
        options={offered.map((id) => ({ id, title: languageTitle(id) }))}
        value={person.language}
        onChoose={(language) => onChange({ ...person, language })}
      />
    </Stack>
  );
}

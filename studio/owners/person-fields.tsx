import { Select, Stack, TextInput } from '@sanity/ui';
import { languageTitle } from 'schemas/languages.ts';
import { longestOwnerName } from 'schemas/staff-owner.ts';
import { useLanguageSettings } from '../translations/with-language-settings.tsx';
import type { Person } from './owner.ts';
import { say } from '../locale/say.ts';
import { Field } from '../tool-page/tool-page.tsx';

type PersonFieldsProps = { person: Person; onChange: (person: Person) => void };

export function PersonFields({ person, onChange }: PersonFieldsProps) {
  const { enabledLanguages } = useLanguageSettings();
  // A language that was switched off since stays until someone chooses another.
  const offered = [...new Set([...enabledLanguages, person.language])];
  return (
    <Stack gap={4}>
      <Field label={say('Name')}>
        {(id) => (
          <TextInput
            id={id}
            fontSize={1}
            autoComplete="off"
            maxLength={longestOwnerName}
            value={person.name}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...person, name: value });
            }}
          />
        )}
      </Field>
      <Field label={say('E-mail address')}>
        {(id) => (
          <TextInput
            id={id}
            type="email"
            fontSize={1}
            autoComplete="off"
            maxLength={254}
            value={person.email}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...person, email: value });
            }}
          />
        )}
      </Field>
      <Field label={say('Language')}>
        {(id) => (
          <Select
            id={id}
            fontSize={1}
            value={person.language}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...person, language: value });
            }}
          >
            {offered.map((language) => (
              <option key={language} value={language}>
                {languageTitle(language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Stack>
  );
}

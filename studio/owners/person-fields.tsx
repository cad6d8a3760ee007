import { Label, Select, Stack, TextInput } from '@sanity/ui';
import { type ReactNode, useId } from 'react';
import { languageTitle } from 'schemas/languages.ts';
import { longestOwnerName } from 'schemas/staff-owner.ts';
import { useLanguageSettings } from '../translations/with-language-settings.tsx';
import type { Person } from './owner.ts';
import { say } from '../locale/say.ts';

function Field({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Label as="label" size={1} htmlFor={id}>
        {label}
      </Label>
      {children}
    </Stack>
  );
}

type PersonFieldsProps = { person: Person; onChange: (person: Person) => void };

export function PersonFields({ person, onChange }: PersonFieldsProps) {
  const id = useId();
  const { enabledLanguages } = useLanguageSettings();
  // A language that was switched off since stays until someone chooses another.
  const offered = [...new Set([...enabledLanguages, person.language])];
  return (
    <Stack gap={4}>
      <Field label={say('Name')} id={`${id}-name`}>
        <TextInput
          id={`${id}-name`}
          fontSize={1}
          autoComplete="off"
          maxLength={longestOwnerName}
          value={person.name}
          onChange={({ currentTarget: { value } }) => {
            onChange({ ...person, name: value });
          }}
        />
      </Field>
      <Field label={say('E-mail address')} id={`${id}-email`}>
        <TextInput
          id={`${id}-email`}
          type="email"
          fontSize={1}
          autoComplete="off"
          maxLength={254}
          value={person.email}
          onChange={({ currentTarget: { value } }) => {
            onChange({ ...person, email: value });
          }}
        />
      </Field>
      <Field label={say('Language')} id={`${id}-language`}>
        <Select
          id={`${id}-language`}
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
      </Field>
    </Stack>
  );
}

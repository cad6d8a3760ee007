import { Button, Flex, Grid, Select, Stack, TextArea, TextInput } from '@sanity/ui';
import { type SubmitEvent, useState } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import {
  longestStaffText,
  type StaffRecordContent,
  type StaffRecordKind,
  type StaffRecords,
} from 'schemas/staff-record.ts';
import { languageNames } from '../../form/offered-languages.ts';
import { say } from '../../locale/say.ts';
import { kindTitles, paperTitles, timeText } from './record-words.ts';
import { Field } from '../../tool-page/tool-page.tsx';

const kinds = Object.keys(kindTitles) as StaffRecordKind[];
const paperChoices = Object.entries(paperTitles) as [keyof typeof paperTitles, string][];

const empty = {
  text: '',
  day: '',
  amount: '',
  code: '',
  visit: '',
  state: 'needed' as keyof typeof paperTitles,
};

/** Undefined while something is missing. */
function contentOf(kind: StaffRecordKind, typed: typeof empty): StaffRecordContent | undefined {
  const { day, code, visit, state } = typed;
  const text = typed.text.trim();
  if (kind === 'words') return text === '' ? undefined : { kind, text };
  if (kind === 'next-step') return text === '' || day === '' ? undefined : { kind, day, text };
  if (kind === 'paper') return code === '' ? undefined : { kind, paper: code, state, day };
  if (kind === 'reaction')
    return code === '' || visit === '' ? undefined : { kind, visit, reaction: code, comment: text };
  const amount = Number(typed.amount);
  return Number.isInteger(amount) && amount > 0
    ? { kind, amount, conditions: text, until: day, state: 'open' }
    : undefined;
}

type RecordFormProps = {
  records: StaffRecords;
  /** Resolves to whether it was stored. */
  onWrite: (language: LanguageId, content: StaffRecordContent) => Promise<boolean>;
};

/** Writes one thing for the owners of a property, who read it at once. */
export function RecordForm({ records, onWrite }: RecordFormProps) {
  const [kind, setKind] = useState<StaffRecordKind>('words');
  const [typed, setTyped] = useState(empty);
  const [language, setLanguage] = useState(records.language);
  const set = (change: Partial<typeof empty>) => {
    setTyped({ ...typed, ...change });
  };
  const content = contentOf(kind, typed);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (content)
      void onWrite(language, content).then((isStored) => {
        if (isStored) setTyped(empty);
      });
  };
  const codes = kind === 'paper' ? records.terms.papers : records.terms.reactions;
  const past = records.visits.filter(({ state }) => state === 'done');
  return (
    <Stack as="form" gap={4} onSubmit={send}>
      <Grid gridTemplateColumns={[1, 2]} gap={3}>
        <Choice
          label={say('Kind')}
          value={kind}
          choices={kinds.map((id) => [id, kindTitles[id]])}
          onChoose={(id) => {
            setKind(kinds.find((each) => each === id) ?? 'words');
            setTyped(empty);
          }}
        />
        <Choice
          label={say('Written in')}
          value={language}
          choices={records.languages.map((id) => [id, languageNames([id])])}
          onChoose={(id) => {
            setLanguage(records.languages.find((each) => each === id) ?? language);
          }}
        />
        {kind === 'reaction' && (
          <Choice
            label={say('Visit')}
            value={typed.visit}
            choices={[
              ['', say('Choose')],
              ...past.map(({ id, start }): [string, string] => [id, timeText(start)]),
            ]}
            onChoose={(visit) => {
              set({ visit });
            }}
          />
        )}
        {(kind === 'reaction' || kind === 'paper') && (
          <Choice
            label={kindTitles[kind]}
            value={typed.code}
            choices={[['', say('Choose')], ...codes.map(({ code, text }): [string, string] => [code, text])]}
            onChoose={(code) => {
              set({ code });
            }}
          />
        )}
        {kind === 'paper' && (
          <Choice
            label={say('State')}
            value={typed.state}
            choices={paperChoices}
            onChoose={(id) => {
              set({ state: paperChoices.find(([each]) => each === id)?.[0] ?? 'needed' });
            }}
          />
        )}
        {kind === 'offer' && (
          <Field label={say('Amount in euro')}>
            {(id) => (
              <TextInput
                id={id}
                type="number"
                min={1}
                step={1}
                fontSize={1}
                value={typed.amount}
                onChange={({ currentTarget: { value } }) => {
                  set({ amount: value });
                }}
              />
            )}
          </Field>
        )}
        {(kind === 'next-step' || kind === 'offer' || kind === 'paper') && (
          <Field label={kind === 'offer' ? say('Valid until') : say('Day')}>
            {(id) => (
              <TextInput
                id={id}
                type="date"
                fontSize={1}
                value={typed.day}
                onChange={({ currentTarget: { value } }) => {
                  set({ day: value });
                }}
              />
            )}
          </Field>
        )}
      </Grid>
      {kind !== 'paper' && (
        <Field label={kind === 'offer' ? say('Conditions') : say('Text')}>
          {(id) => (
            <TextArea
              id={id}
              rows={4}
              fontSize={1}
              maxLength={longestStaffText}
              value={typed.text}
              onChange={({ currentTarget: { value } }) => {
                set({ text: value });
              }}
            />
          )}
        </Field>
      )}
      <Flex>
        <Button
          type="submit"
          text={say('Show to the owners')}
          tone="primary"
          fontSize={1}
          disabled={!content}
        />
      </Flex>
    </Stack>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChoose: (id: string) => void;
};

export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(id) => (
        <Select
          id={id}
          fontSize={1}
          value={value}
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.value);
          }}
        >
          {choices.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

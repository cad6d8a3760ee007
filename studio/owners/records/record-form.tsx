import { Button, Flex, Grid, Stack } from '@sanity/ui';
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
import { choose, kindTitles, optionsOf, paperTitles, termChoice, timeText } from './record-words.ts';
import { ChoiceField, TextField } from '../../tool-page/fields.tsx';

const kinds = optionsOf(kindTitles);
const paperChoices = optionsOf(paperTitles);

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
  /** Resolves to true if it was stored. */
  onWrite: (language: LanguageId, content: StaffRecordContent) => Promise<boolean>;
};

/** Writes one record for the owners of a property, who can read it at once. */
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
        <ChoiceField
          label={say('Kind')}
          value={kind}
          options={kinds}
          onChoose={(id) => {
            setKind(id);
            setTyped(empty);
          }}
        />
        <ChoiceField
          label={say('Written in')}
          value={language}
          options={records.languages.map((id) => ({ id, title: languageNames([id]) }))}
          onChoose={setLanguage}
        />
        {kind === 'reaction' && (
          <ChoiceField
            label={say('Visit')}
            value={typed.visit}
            options={[choose, ...past.map(({ id, start }) => ({ id, title: timeText(start) }))]}
            onChoose={(visit) => set({ visit })}
          />
        )}
        {(kind === 'reaction' || kind === 'paper') && (
          <ChoiceField
            label={kindTitles[kind]}
            value={typed.code}
            options={[choose, ...codes.map(termChoice)]}
            onChoose={(code) => set({ code })}
          />
        )}
        {kind === 'paper' && (
          <ChoiceField
            label={say('State')}
            value={typed.state}
            options={paperChoices}
            onChoose={(state) => set({ state })}
          />
        )}
        {kind === 'offer' && (
          <TextField
            label={say('Amount in euro')}
            type="number"
            min={1}
            value={typed.amount}
            onType={(amount) => set({ amount })}
          />
        )}
        {(kind === 'next-step' || kind === 'offer' || kind === 'paper') && (
          <TextField
            label={kind === 'offer' ? say('Valid until') : say('Day')}
            type="date"
            value={typed.day}
            onType={(day) => set({ day })}
          />
        )}
      </Grid>
      {kind !== 'paper' && (
        <TextField
          label={kind === 'offer' ? say('Conditions') : say('Text')}
          rows={4}
          maxLength={longestStaffText}
          value={typed.text}
          onType={(text) => set({ text })}
        />
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

import { Button, Flex, Stack, TextInput } from '@sanity/ui';
import type { Colleague, Lead } from 'schemas/lead.ts';
import { type LeadChange, shownStates, belgianToday, dayLater } from '../lead.ts';
import { say } from '../../locale/say.ts';
import { ChoiceField, Field } from '../../tool-page/fields.tsx';

const shortcuts = [
  { text: say('Tomorrow'), days: 1 },
  { text: say('In 3 days'), days: 3 },
  { text: say('In a week'), days: 7 },
];

type FollowUpProps = { lead: Lead; team: readonly Colleague[]; onChange: (change: LeadChange) => void };

/** Lets staff set how far a lead is, who handles it and when they want to be reminded. */
export function FollowUp({ lead, team, onChange }: FollowUpProps) {
  const { state, assigneeId, remindOn } = lead;
  const today = belgianToday();
  const hasLeft = assigneeId !== undefined && !team.some((colleague) => colleague.id === assigneeId);
  return (
    <Stack gap={5}>
      <ChoiceField
        label={say('Status')}
        options={shownStates}
        value={state}
        onChoose={(chosen) => onChange({ state: chosen })}
      />
      <ChoiceField
        label={say('Assigned to')}
        options={[
          { id: '', title: say('No one yet') },
          ...(hasLeft ? [{ id: assigneeId, title: say('Former colleague') }] : []),
          ...team.map(({ id, name }) => ({ id, title: name })),
        ]}
        value={assigneeId ?? ''}
        onChoose={(id) => onChange({ assigneeId: id === '' ? null : id })}
      />
      <Field label={say('Remind on')}>
        {(id) => (
          <>
            <TextInput
              id={id}
              key={remindOn}
              type="date"
              fontSize={1}
              min={today}
              defaultValue={remindOn ?? ''}
              onBlur={({ currentTarget: { value } }) => {
                if (value !== (remindOn ?? '')) onChange({ remindOn: value === '' ? null : value });
              }}
            />
            <Flex gap={1} wrap="wrap">
              {shortcuts.map(({ text, days }) => (
                <Button
                  key={days}
                  text={text}
                  mode="bleed"
                  fontSize={1}
                  padding={2}
                  onClick={() => onChange({ remindOn: dayLater(today, days) })}
                />
              ))}
              {remindOn !== undefined && (
                <Button
                  text={say('No reminder')}
                  mode="bleed"
                  tone="critical"
                  fontSize={1}
                  padding={2}
                  onClick={() => onChange({ remindOn: null })}
                />
              )}
            </Flex>
          </>
        )}
      </Field>
    </Stack>
  );
}

import { Badge, Button, Card, Dialog, Flex, Label, Stack, Text, Spinner } from '@sanity/ui';
import { useState } from 'react';
import { longestNote, type StaffVisit, type VisitOutcome } from 'schemas/visit.ts';
import { env } from '../env.ts';
import { SenderVisits } from './sender-visits.tsx';
import type { VisitChange } from './use-visits.ts';
import { dayTitle, isOff, shownStates } from './visit.ts';
import { say } from '../locale/say.ts';
import { TextField } from '../tool-page/fields.tsx';
import { recordActions, useRecords } from '../owners/records/use-records.ts';
import { useStaffApi } from '../staff-api/use-staff-api.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';

/** Tells the owners in one tap how a visit went. */
function VisitReaction({ visit: { propertyId, reference } }: { visit: StaffVisit }) {
  const api = useStaffApi();
  const attempt = useAttempt();
  const { result: records, problem, reload } = useRecords(api, propertyId);
  if (problem !== undefined) return null;
  if (!records) return <Spinner muted />;
  const visit = records.visits.find(({ id }) => id === reference);
  const note = (code: string) =>
    attempt(async () => {
      const content = { kind: 'reaction', visit: reference, reaction: code, comment: '' } as const;
      await recordActions(api).write(propertyId, records.language, content).finally(reload);
      return say('The owners can read the reaction');
    }, say('The reaction could not be stored'));
  return (
    <Stack gap={3} role="group" aria-label={say('Reaction, for the owners')}>
      <Label size={1}>{say('Reaction, for the owners')}</Label>
      <Flex gap={2} wrap="wrap">
        {records.terms.reactions.map(({ code, text }) => (
          <Button
            key={code}
            text={text}
            mode="ghost"
            fontSize={1}
            selected={visit?.reaction === code}
            aria-pressed={visit?.reaction === code}
            onClick={() => void note(code)}
          />
        ))}
      </Flex>
    </Stack>
  );
}

type VisitDialogProps = {
  visit: StaffVisit;
  /** Resolves to true if the change was stored. */
  onChange: (change: VisitChange, done: string) => Promise<boolean>;
  findOfSender: () => Promise<readonly StaffVisit[] | undefined>;
  onCancelOfSender: () => void;
  onClose: () => void;
};

export function VisitDialog({ visit, onChange, onClose, ...sender }: VisitDialogProps) {
  const { title, tone } = shownStates[visit.state];
  const [note, setNote] = useState(visit.note);
  const [isAsked, setIsAsked] = useState(false);
  const propertyUrl = new URL(`/property/${encodeURIComponent(visit.propertyId)}`, env.siteUrl).href;
  const isHeld = visit.state === 'held';
  const canCallOff = (isHeld || visit.state === 'booked') && !visit.hasBegun;
  const set = (state: VisitOutcome, done: string) => void onChange({ state }, done);
  return (
    <Dialog id="visit" header={`${visit.name}, ${visit.from}`} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Flex gap={3} align="center" wrap="wrap">
          <Badge tone={tone}>{title}</Badge>
          <Text size={1} muted>
            {dayTitle(visit.day)}, {visit.from}–{visit.to} · {visit.reference}
          </Text>
        </Flex>
        <Stack as="dl" gap={4} margin={0}>
          <Fact label={say('Property')}>
            <a href={propertyUrl} target="_blank" rel="noreferrer">
              {visit.propertyName ?? say('Property')} ({visit.propertyId})
            </a>
          </Fact>
          <Fact label={say('Kind and place')}>{[visit.way, visit.place].filter(Boolean).join(', ')}</Fact>
          {visit.broker !== '' && <Fact label={say('Agent')}>{visit.broker}</Fact>}
          <Fact label={say('E-mail')}>
            <a href={`mailto:${visit.email}`}>{visit.email}</a>
          </Fact>
          <Fact label={say('Phone')}>{visit.phone}</Fact>
          {visit.message !== '' && <Fact label={say('Remarks')}>{visit.message}</Fact>}
        </Stack>
        <Stack gap={3}>
          <TextField
            label={say('Note for the team')}
            rows={3}
            maxLength={longestNote}
            value={note}
            onType={setNote}
          />
          <Flex>
            <Button
              text={say('Save note')}
              mode="ghost"
              fontSize={1}
              disabled={note === visit.note}
              onClick={() => void onChange({ note }, say('The note is saved'))}
            />
          </Flex>
        </Stack>
        {!isOff(visit) && visit.hasBegun && (
          <Flex gap={2} wrap="wrap">
            {visit.state !== 'came' && (
              <Button
                text={say('Came')}
                tone="positive"
                fontSize={1}
                onClick={() => set('came', say('Noted: the visitor came'))}
              />
            )}
            {visit.state !== 'missed' && (
              <Button
                text={say('Did not come')}
                tone="caution"
                fontSize={1}
                onClick={() => set('missed', say('Noted: the visitor did not come'))}
              />
            )}
            {visit.state === 'booked' && (
              <Button
                text={say('Was cancelled by us')}
                mode="ghost"
                fontSize={1}
                onClick={() => set('called-off', say('Noted: cancelled by us'))}
              />
            )}
          </Flex>
        )}
        {!isOff(visit) && visit.state !== 'missed' && visit.hasBegun && <VisitReaction visit={visit} />}
        {canCallOff && !isAsked && (
          <Flex>
            <Button
              text={say('Cancel this visit')}
              tone="critical"
              mode="ghost"
              fontSize={1}
              onClick={() => setIsAsked(true)}
            />
          </Flex>
        )}
        {canCallOff && isAsked && (
          <Card tone="critical" border radius={2} padding={3} role="alert">
            <Stack gap={3}>
              <Text size={1}>
                {isHeld
                  ? say(
                      '{1} has not confirmed this visit and gets no e-mail. The time becomes free.',
                      visit.name,
                    )
                  : say(
                      '{1} gets an e-mail that the agency cancels this visit, and the time becomes free.',
                      visit.name,
                    )}
              </Text>
              <Flex gap={2} wrap="wrap">
                <Button
                  text={isHeld ? say('Cancel without an e-mail') : say('Cancel and tell the visitor')}
                  tone="critical"
                  fontSize={1}
                  onClick={() => {
                    const done = isHeld
                      ? say('The visit is cancelled')
                      : say('The visit is cancelled, the visitor gets an e-mail');
                    set('called-off', done);
                  }}
                />
                <Button
                  text={say('Leave it as it is')}
                  mode="ghost"
                  fontSize={1}
                  onClick={() => setIsAsked(false)}
                />
              </Flex>
            </Stack>
          </Card>
        )}
        {!visit.hasBegun && <SenderVisits find={sender.findOfSender} onCancel={sender.onCancelOfSender} />}
      </Stack>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Stack gap={2}>
      <Label as="dt" size={1} muted>
        {label}
      </Label>
      <Text as="dd" size={1} style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Stack>
  );
}

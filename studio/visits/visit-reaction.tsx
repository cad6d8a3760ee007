import { Button, Flex, Label, Spinner, Stack } from '@sanity/ui';
import type { StaffVisit } from 'schemas/visit.ts';
import { recordActions, useRecords } from '../owners/records/use-records.ts';
import { say } from '../locale/say.ts';
import { useStaffApi } from '../staff-api/use-staff-api.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';

/** Tells the owners in one tap how a visit went. */
export function VisitReaction({ visit: { propertyId, reference } }: { visit: StaffVisit }) {
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

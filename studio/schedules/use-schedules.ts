import { useClient, useCurrentUser } from 'sanity';
import { momentText } from '../content/moment.ts';
import { apiVersion, useContent } from '../content/use-content.ts';
import { say } from '../locale/say.ts';
import { useStaffApi, useStaffData } from '../staff-api/use-staff-api.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { actionTitles, type Schedule } from './schedule.ts';

const fields =
  '{ _id, _rev, documentId, documentType, documentTitle, action, at, plannedBy, state, problem, reasons, endedAt }';
const allQuery = `*[_type == "schedule"] | order(at desc)[0...500] ${fields}`;
const ofDocumentQuery = `*[_type == "schedule" && documentId == $documentId && state in ["planned", "running"]]
  | order(at) ${fields}`;

export function useSchedules(documentId?: string): Schedule[] | undefined {
  const query = documentId === undefined ? allQuery : ofDocumentQuery;
  return useContent(query, documentId === undefined ? undefined : { documentId }) as Schedule[] | undefined;
}

type Wanted = Pick<Schedule, 'documentId' | 'documentType' | 'documentTitle' | 'action' | 'at'>;

const failed = say('The plan could not be stored');

export function useScheduleActions() {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const attempt = useAttempt();

  const plan = (wanted: Wanted) =>
    attempt(async () => {
      await client.create({
        _id: `schedule.${crypto.randomUUID()}`,
        _type: 'schedule',
        ...wanted,
        plannedBy: user?.name ?? '',
        plannedAt: new Date().toISOString(),
        state: 'planned',
      });
      return say('{1}: planned for {2}', actionTitles[wanted.action], momentText(wanted.at));
    }, failed);

  // The revision refuses a change of what the site has begun to carry out.
  const change = ({ _id, _rev }: Schedule, fields: Partial<Schedule>, done: string) =>
    attempt(async () => {
      await client.patch(_id).ifRevisionId(_rev).set(fields).commit();
      return done;
    }, failed);

  return {
    plan,
    move: (schedule: Schedule, at: string) =>
      change(schedule, { at, state: 'planned' }, say('The plan was moved to {1}', momentText(at))),
    cancel: (schedule: Schedule) =>
      change(
        schedule,
        { state: 'cancelled', endedAt: new Date().toISOString() },
        say('The plan has been cancelled.'),
      ),
  };
}

/** Makes the site carry out what is due; `isSetUp` says if it can. */
export function useScheduling(): { isSetUp?: boolean | undefined; problem?: string | undefined } {
  const { result, problem } = useStaffData<{ isSetUp: boolean }>(useStaffApi(), 'schedules');
  return { isSetUp: result?.isSetUp, problem };
}

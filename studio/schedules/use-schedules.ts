import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { momentText } from '../content/moment.ts';
import { apiVersion, useContent } from '../content/use-content.ts';
import { say } from '../locale/say.ts';
import { sentenceOf, useStaffApi } from '../staff-api/use-staff-api.ts';
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

export function useScheduleActions() {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const { push } = useToast();

  async function attempt(work: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await work();
      push({ status: 'success', title: done });
      return true;
    } catch (error) {
      push({ status: 'error', title: say('The plan could not be stored'), description: sentenceOf(error) });
      return false;
    }
  }

  const plan = (wanted: Wanted) =>
    attempt(
      () =>
        client.create({
          _id: `schedule.${crypto.randomUUID()}`,
          _type: 'schedule',
          ...wanted,
          plannedBy: user?.name ?? '',
          plannedAt: new Date().toISOString(),
          state: 'planned',
        }),
      say('{1}: planned for {2}', actionTitles[wanted.action], momentText(wanted.at)),
    );

  // The revision refuses a change of what the site has begun to carry out.
  const change = ({ _id, _rev }: Schedule, fields: Partial<Schedule>, done: string) =>
    attempt(() => client.patch(_id).ifRevisionId(_rev).set(fields).commit(), done);

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

type Scheduling = { isSetUp?: boolean; problem?: string };

/** Has the site carry out what is due, and tells whether it can. */
export function useScheduling(): Scheduling {
  const api = useStaffApi();
  const [scheduling, setScheduling] = useState<Scheduling>({});
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Scheduling) => {
      if (isCurrent) setScheduling(found);
    };
    api
      .request('schedules')
      .then((response) => response.json() as Promise<{ isSetUp: boolean }>)
      .then(show, (error: unknown) => {
        show({ problem: sentenceOf(error) });
      });
    return () => {
      isCurrent = false;
    };
  }, [api]);
  return scheduling;
}

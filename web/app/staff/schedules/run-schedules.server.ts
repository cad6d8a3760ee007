import type { DueSchedulesQueryResult } from 'schemas/generated/content.ts';
import type { SanityClient } from '@sanity/client';
import type { ScheduleState } from 'schemas/schedule.ts';
import { contentClient } from '../../content/cms/client.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { carryOut, type Failure, passingProblem, dueSchedulesQuery } from './carry-out.server.ts';
import { logProblem } from '../../platform/log.server.ts';

const mostAtOnce = 20;
/** Milliseconds after which a run counts as killed. */
const longestRun = 2 * 60_000;

type Due = DueSchedulesQueryResult[number];
type Run = Pick<Platform, 'settings' | 'clock'>;

/** Without a token of its own the site publishes nothing. */
export function canRunSchedules({ settings }: Pick<Platform, 'settings'>): boolean {
  return settings.SANITY_SCHEDULE_TOKEN !== '';
}

/**
 * Publishes and unpublishes what is due, however late. Safe to repeat, to run twice at once and to be killed: a schedule is
 * claimed by its revision before anything happens. Returns the number of plans that ended.
 */
export async function runSchedules(run: Run, clientOf = contentClient): Promise<number> {
  if (!canRunSchedules(run)) return 0;
  const client = clientOf(run.settings, 'schedule');
  const now = run.clock();
  const due = await client.fetch<DueSchedulesQueryResult>(dueSchedulesQuery, {
    now: now.toISOString(),
    abandoned: new Date(now.getTime() - longestRun).toISOString(),
    most: mostAtOnce,
  });
  let ended = 0;
  for (const schedule of due) if (await runOne(client, schedule, now.toISOString())) ended += 1;
  return ended;
}

async function runOne(client: SanityClient, schedule: Due, now: string): Promise<boolean> {
  if (!(await claim(client, schedule, now))) return false;
  const change = (state: ScheduleState, failure?: Failure) => {
    const patch = client.patch(schedule._id).set({ state, endedAt: now, ...failure });
    const stale = ['problem', 'reasons'].filter((name) => !Object.hasOwn(failure ?? {}, name));
    return (stale.length > 0 ? patch.unset(stale) : patch).commit();
  };
  try {
    const failure = await carryOut(client, schedule);
    await change(failure ? 'failed' : 'done', failure);
    return true;
  } catch (error) {
    const passing = passingProblem(error);
    logProblem('A schedule could not be carried out.', { id: schedule._id, errorKind: error });
    await (passing ? change('planned', { problem: passing }) : change('failed', { problem: 'refused' }));
    return !passing;
  }
}

/** False when another run was faster. */
async function claim(client: SanityClient, { _id, _rev }: Due, now: string): Promise<boolean> {
  try {
    await client.patch(_id).ifRevisionId(_rev).set({ state: 'running', startedAt: now }).commit();
    return true;
  } catch (error) {
    if (passingProblem(error) === 'busy') return false;
    throw error;
  }
}

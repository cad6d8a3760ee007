import type { Connector, Lead } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { changeConnection } from '../sync/connection.server.ts';
import { type CrmWork, sourceOf } from '../sync/crm-work.ts';
import {
  changeLead,
  claimLead,
  type CrmLead,
  nextLead,
  takeTelling,
  tellingLease,
} from './crm-leads.server.ts';
import { type LiveAddress, noteAddress } from './tell-addresses.server.ts';

const second = 1000;
const minute = 60 * second;
const longestRest = 60 * minute;

/** Two days, so that a day without the software loses nothing. */
const waits = [1, 5, 15, 60, 360, 720, 1440].map((minutes) => minutes * minute);

/** After the second question that stays open, a person looks into the software. */
const mostDoubts = 2;

/** A message that was refused three times is refused for what it says. */
const mostRefusals = 2;

const mostCalls = 30;
/** A login takes two. */
const callsBeforeOne = 2;

export type TellWork = CrmWork & {
  /** Undefined where nothing is left to tell, as after the submission was erased. */
  compose: (lead: CrmLead) => Promise<Lead | undefined>;
  giveUp: (lead: CrmLead) => Promise<void>;
  addresses: () => Promise<LiveAddress[]>;
};

type Telling = { openTeller: NonNullable<Connector['openTeller']>; failures: number };

/** How long the software needs a rest; undefined where the failure concerns this lead alone. */
function restOf(problem: CrmProblem, failures: number): number | undefined {
  if (problem.kind === 'refused' || problem.kind === 'unreadable') return undefined;
  const wanted = Math.max((problem.retryAfter ?? 0) * second, 2 ** Math.min(failures, 10) * minute);
  return Math.min(wanted, longestRest);
}

/** Counts what may have arrived apart from what was refused, which may safely be sent again. */
async function noteFailure(
  work: TellWork,
  lead: CrmLead,
  { problem, isLost }: { problem: CrmProblem; isLost: boolean },
): Promise<void> {
  const { database, clock } = work.sync;
  const { kind } = problem;
  // Nobody has read the lead, so neither a wrong secret nor an overloaded system uses up its attempts.
  if (kind === 'wrong-secret' || kind === 'limited') {
    const { attempts, doubts } = lead;
    await changeLead(database, lead, { attempts, doubts, nextAttemptAt: clock(), problem: kind });
    return;
  }
  const doubts = lead.doubts + (isLost || kind === 'unreadable' ? 1 : 0);
  const wait = kind === 'refused' && lead.attempts >= mostRefusals ? undefined : waits[lead.attempts];
  if (wait !== undefined && doubts < mostDoubts) {
    const nextAttemptAt = new Date(clock().getTime() + wait);
    await changeLead(database, lead, { doubts, nextAttemptAt, problem: kind });
    return;
  }
  await giveUp(work, { ...lead, doubts }, kind);
}

async function giveUp(work: TellWork, lead: CrmLead, problem: CrmProblem['kind']): Promise<void> {
  await work.giveUp(lead);
  const { database, clock } = work.sync;
  await changeLead(database, lead, { doubts: lead.doubts, givenUpAt: clock(), problem });
}

async function tellAll(work: TellWork, { openTeller, failures }: Telling): Promise<void> {
  const { database, clock } = work.sync;
  const source = sourceOf(work);
  const until = clock().getTime() + tellingLease / 2;
  let left = mostCalls;
  let isOpen = false;
  const teller = openTeller(work.login, async (address, init) => {
    left -= 1;
    isOpen = true;
    const response = await work.fetch(address, init);
    isOpen = false;
    return response;
  });
  let isLoggedIn = false;
  let isTired = failures > 0;
  while (left > callsBeforeOne && clock().getTime() < until) {
    const lead = await nextLead(database, source, clock());
    if (!lead) break;
    if (lead.doubts >= mostDoubts) {
      await giveUp(work, lead, 'unreachable');
      continue;
    }
    if (!isLoggedIn) await teller.logIn();
    isLoggedIn = true;
    if (!(await claimLead(database, lead, clock()))) return;
    const composed = await work.compose(lead);
    try {
      if (composed) await teller.tell(composed);
      await changeLead(database, lead, { sentAt: clock(), problem: null });
      if (isTired) await changeConnection(database, source, { tellFailures: 0 });
      isTired = false;
    } catch (error) {
      if (!(error instanceof CrmProblem)) throw error;
      await noteFailure(work, lead, { problem: error, isLost: isOpen });
      if (restOf(error, failures) !== undefined) throw error;
    }
  }
  if (!teller.tellAddress) return;
  for (const { key, url } of await work.addresses()) {
    if (left <= callsBeforeOne || clock().getTime() >= until) return;
    if (!isLoggedIn) await teller.logIn();
    isLoggedIn = true;
    await teller.tellAddress(key, url).catch((error: unknown) => {
      // A refused address holds up no other.
      if (!(error instanceof CrmProblem) || error.kind !== 'refused') throw error;
    });
    await noteAddress(database, source, { key, url });
  }
}

/** Tells again once where an answer was lost, then asks a person. Logs in first, so an outage uses up no attempt. */
export async function tellCrm(work: TellWork): Promise<void> {
  const { openTeller } = work.connector;
  if (!openTeller) return;
  const { database, clock } = work.sync;
  const source = sourceOf(work);
  const stored = await takeTelling(database, source, clock());
  if (!stored) return;
  const { tellFailures: failures } = stored;
  try {
    await tellAll(work, { openTeller, failures });
    await changeConnection(database, source, { tellingUntil: null });
  } catch (error) {
    if (!(error instanceof CrmProblem)) throw error;
    const rest = restOf(error, failures) ?? minute;
    await changeConnection(database, source, {
      tellFailures: failures + 1,
      tellNotBefore: new Date(clock().getTime() + rest),
      tellingUntil: null,
    });
  }
}

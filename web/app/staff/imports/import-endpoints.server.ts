import { z } from 'zod';
import { syncOf } from '../../properties/runs/own-site.server.ts';
import { allowRemovals, NoSuchRun } from '../../properties/sync/pipeline.server.ts';
import { acceptHeld, retryHeld } from '../../properties/sync/single-records.server.ts';
import type { RecordKey } from '../../properties/sync/sync.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';

const lists = [
  'PropertyTypes',
  'Cities',
  'Neighbourhoods',
  'Categories',
  'Brokers',
  'Terms',
  'Projects',
  'Properties',
  'OwnerRecords',
] as const satisfies readonly RecordKey['list'][];

const decisionSchema = z.object({
  system: z.string().max(100),
  account: z.string().max(100),
  list: z.enum(lists),
  key: z.string().max(200),
  /** Takes it in spite of the rules that allow that. */
  isAccepted: z.boolean(),
});

/** Lets leave what a waiting run lacks. */
export function allowRun(given: StaffRequest, id: string): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform }) => {
      try {
        return Response.json(await allowRemovals(syncOf(platform), id));
      } catch (error) {
        if (error instanceof NoSuchRun) return new Response(null, { status: 404 });
        throw error;
      }
    },
  });
}

export function decideHeld(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: decisionSchema,
    respond: async ({ system, account, list, key, isAccepted }, { platform, staffName }) => {
      const sync = syncOf(platform);
      const record: RecordKey = { source: { system, account }, list, key };
      const outcome = isAccepted ? await acceptHeld(sync, record, staffName) : await retryHeld(sync, record);
      if (!outcome) return new Response(null, { status: 404 });
      return Response.json({ isHeld: outcome.what === 'held' });
    },
  });
}

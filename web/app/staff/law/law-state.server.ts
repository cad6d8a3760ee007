import { z } from 'zod';
import type { Database } from '../../platform/database/storage.server.ts';
import { readDetail } from '../../platform/operations/site-events.server.ts';

const stateSchema = z.object({
  /** The Belgian day of the last look. */
  day: z.string(),
  /** The properties that it saw. */
  revision: z.number(),
  /** The last day whose news the agency has had. */
  mailed: z.string(),
  /** The first ones that break a rule. */
  references: z.array(z.string()),
});

export type LawState = z.infer<typeof stateSchema>;

/** Undefined before the first look. */
export async function readLawState(database: Database): Promise<LawState | undefined> {
  const detail = await readDetail(database, 'law-checked');
  if (detail === undefined) return undefined;
  return stateSchema.parse(JSON.parse(detail));
}

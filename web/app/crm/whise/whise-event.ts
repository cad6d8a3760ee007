import { z } from 'zod';

const eventSchema = z.object({
  clientId: z.int(),
  officeId: z.int(),
  events: z.array(z.object({ name: z.string(), objectId: z.int() })).max(1000),
});

const ofEstates: ReadonlySet<string> = new Set([
  'estate_created',
  'estate_update',
  'group_estate_shared',
  'group_estate_unshared',
]);

/** The message has no signature, so it only says what to look at. */
export function keysInWhiseEvent(body: unknown, account: string): string[] | undefined {
  const event = eventSchema.safeParse(body);
  if (!event.success) return undefined;
  const { clientId, officeId, events } = event.data;
  if (account !== `${clientId}/${officeId}`) return [];
  return events.filter(({ name }) => ofEstates.has(name)).map(({ objectId }) => String(objectId));
}

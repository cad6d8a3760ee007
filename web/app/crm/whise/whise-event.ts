import { z } from 'zod';
import type { Connector, Login, Message, Told } from '../connector/connector.ts';
import { parseJson } from '../connector/read.ts';

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
function toldBy({ text }: Message, { account }: Login): Told[] | undefined {
  const event = eventSchema.safeParse(parseJson(text));
  if (!event.success) return undefined;
  const { clientId, officeId, events } = event.data;
  if (account !== `${clientId}/${officeId}`) return [];
  return events
    .filter(({ name }) => ofEstates.has(name))
    .map(({ objectId }) => ({ key: String(objectId), at: '', isGone: false }));
}

export const readWhiseMessage: Connector['readMessage'] = (message, login) =>
  Promise.resolve(toldBy(message, login));

import { z } from 'zod';
import { type Connector, type Login, type Message, type Told, visitKey } from '../connector/connector.ts';
import { parseJson } from '../connector/read.ts';

const eventSchema = z.object({
  clientId: z.int(),
  officeId: z.int(),
  events: z.array(z.object({ name: z.string(), objectId: z.int() })).max(1000),
});

const ofAppointments: ReadonlySet<string> = new Set(['calendar_created', 'calendar_update']);

const ofEstates: ReadonlySet<string> = new Set([
  'estate_created',
  'estate_update',
  'group_estate_shared',
  'group_estate_unshared',
]);

/** The message has no signature, so it only says what to look at. */
function toldBy({ text }: Message, { account, readsVisits }: Login): Told[] | undefined {
  const event = eventSchema.safeParse(parseJson(text));
  if (!event.success) return undefined;
  const { clientId, officeId, events } = event.data;
  if (account !== `${clientId}/${officeId}`) return [];
  return events.flatMap(({ name, objectId }) => {
    const isVisit = readsVisits === true && ofAppointments.has(name);
    if (!isVisit && !ofEstates.has(name)) return [];
    return { key: isVisit ? visitKey(objectId) : String(objectId), at: '', isGone: false };
  });
}

export const readWhiseMessage: Connector['readMessage'] = (message, login) =>
  Promise.resolve(toldBy(message, login));

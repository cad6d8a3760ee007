import { z } from 'zod';
import { listSubscribers } from '../services/database/subscriptions.server.ts';
import { dataOfAddress, eraseAddress } from './address-data.server.ts';
import { answerStaff, type StaffRequest } from './answer-staff.server.ts';
import { csvAnswer } from './csv.ts';
import { purge } from './purge.server.ts';

/** Anything like an address: also one that no form would take may stand in a message. */
const addressSchema = z.object({
  email: z
    .string()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+$/)
    .max(254),
});

/** Everything the site keeps of an e-mail address. */
export function answerExport(given: StaffRequest): Promise<Response> {
  return answerStaff(given, {
    schema: addressSchema,
    answer: async ({ email }, { database }) => Response.json(await dataOfAddress(database, email)),
  });
}

/** Forgets an e-mail address and says how much there was. */
export function answerErase(given: StaffRequest): Promise<Response> {
  return answerStaff(given, {
    schema: addressSchema,
    answer: async ({ email }, { database }) => Response.json(await eraseAddress(database, email)),
  });
}

/** Forgets at once what the site does by schedule: leads older than they are kept. */
export function answerPurge(given: StaffRequest): Promise<Response> {
  return answerStaff(given, {
    schema: z.unknown(),
    answer: async (_nothing, { database, settings, clock }) =>
      Response.json({ submissions: await purge(database, settings, clock()) }),
  });
}

/** Who gets the newsletter, as a spreadsheet. */
export function answerSubscribersCsv(given: StaffRequest): Promise<Response> {
  return answerStaff(given, {
    schema: z.unknown(),
    answer: async (_nothing, { database, settings }) => {
      const subscribers = await listSubscribers(database, settings.SITE_SECRET);
      const rows = subscribers.map(({ email, language, confirmedAt }) => [
        email,
        language,
        confirmedAt?.toISOString().slice(0, 10) ?? '',
      ]);
      return csvAnswer([['E-mail', 'Language', 'Confirmed'], ...rows]);
    },
  });
}

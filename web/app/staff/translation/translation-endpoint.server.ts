import { defaultLanguage, languages } from 'schemas/languages.ts';
import {
  type MachineTranslation,
  mostMachineCharacters,
  mostMachineTexts,
} from 'schemas/machine-translation.ts';
import { z } from 'zod';
import { clientAddress } from '../../platform/http/client-address.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import { translateByMachine } from './machine-translation.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { logProblem } from '../../platform/log.server.ts';

const limit = { name: 'machine translation', most: 60, windowMilliseconds: 10 * 60_000 };

const schema = z.object({
  to: z.enum(languages.map(({ id }) => id)),
  texts: z
    .array(z.string().min(1))
    .max(mostMachineTexts)
    .refine((texts) => texts.join('').length <= mostMachineCharacters),
});

const respondWith = (translation: MachineTranslation) => Response.json(translation);

/** Has texts of the default language translated by the service of the settings, whose key never leaves the server. */
export function translateTexts(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema,
    holdsLetter: true,
    respond: async ({ to, texts }, { platform, request }) => {
      const { database, settings, clientAddressHeader } = platform;
      if (settings.TRANSLATION_API_URL === '') return respondWith({ isSetUp: false });
      if (texts.length === 0) return respondWith({ isSetUp: true, texts: [] });
      const address = clientAddress(request, clientAddressHeader);
      const seconds = await countRequest(database, settings.SITE_SECRET, limit, address, new Date());
      if (seconds > 0)
        return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
      const result = await translateByMachine(settings, { texts, from: defaultLanguage, to });
      if (typeof result !== 'string') return respondWith({ isSetUp: true, texts: result });
      logProblem('The translation service failed.', { requestId: platform.requestId, reason: result });
      return respondWith({ isSetUp: true, problem: result });
    },
  });
}

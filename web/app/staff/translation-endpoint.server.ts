import { defaultLanguage, languages, type LanguageId } from 'schemas/languages.ts';
import {
  type MachineTranslation,
  mostMachineCharacters,
  mostMachineTexts,
  type MachineTranslationProblem,
} from 'schemas/machine-translation.ts';
import { z } from 'zod';
import { clientAddress } from '../platform/http/client-address.server.ts';
import { countRequest } from '../platform/http/rate-limit.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';
import { logProblem } from '../platform/log.server.ts';

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

type TranslationSettings = { TRANSLATION_API_URL: string; TRANSLATION_API_KEY: string };

type Request = { texts: readonly string[]; from: LanguageId; to: LanguageId };

const patience = 20_000;

/** Names of translation services; they tell British from American English in what they write only. */
const codes = { nl: 'NL', fr: 'FR', en: 'EN', de: 'DE' } as const satisfies Record<LanguageId, string>;
const targetOf = (language: LanguageId) => (language === 'en' ? 'EN-GB' : codes[language]);

const resultSchema = z.object({ translations: z.array(z.object({ text: z.string().max(100_000) })) });

const problems: Readonly<Record<number, MachineTranslationProblem>> = {
  401: 'key',
  403: 'key',
  429: 'busy',
  456: 'quota',
};

/** Names what went wrong instead of throwing, since staff can do something about most of it. */
async function translateByMachine(
  { TRANSLATION_API_URL, TRANSLATION_API_KEY }: TranslationSettings,
  { texts, from, to }: Request,
): Promise<readonly string[] | MachineTranslationProblem> {
  try {
    const response = await fetch(TRANSLATION_API_URL, {
      method: 'POST',
      headers: {
        Authorization: `DeepL-Auth-Key ${TRANSLATION_API_KEY}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        text: texts,
        source_lang: codes[from],
        target_lang: targetOf(to),
        formality: 'prefer_more',
        tag_handling: 'xml',
        ignore_tags: ['x'],
      }),
      // A redirect would take the key along.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return problems[response.status] ?? 'failed';
    }
    const { data } = resultSchema.safeParse(await response.json());
    return data?.translations.length === texts.length ? data.translations.map(({ text }) => text) : 'failed';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'failed';
  }
}

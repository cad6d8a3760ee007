import type { LanguageId } from 'schemas/languages.ts';
import type { MachineTranslationProblem } from 'schemas/machine-translation.ts';
import { z } from 'zod';

export type TranslationSettings = { TRANSLATION_API_URL: string; TRANSLATION_API_KEY: string };

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
export async function translateByMachine(
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

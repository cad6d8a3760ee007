import type { LanguageId } from 'schemas/languages.ts';
import {
  type MachineTranslation,
  type MachineTranslationProblem,
  mostMachineCharacters,
  mostMachineTexts,
} from 'schemas/machine-translation.ts';
import type { StaffApi } from '../../staff-api/staff-api.ts';
import { say } from '../../locale/say.ts';
import type { Filling } from '../fill/fill-languages.ts';
import { markupOf, withMarkup } from './markup.ts';

const sentences: Readonly<Record<MachineTranslationProblem, string>> = {
  key: say('The translation service refuses the key of this site. An administrator can renew it.'),
  quota: say('The translation service has reached its limit for this month.'),
  busy: say('The translation service is busy. Please try again in a few minutes.'),
  slow: say('The translation service takes too long. Please try again with fewer texts.'),
  failed: say('The translation service could not translate this. Please try again later.'),
};

type Client = Pick<StaffApi, 'request'>;

async function request(api: Client, to: LanguageId, texts: readonly string[]): Promise<MachineTranslation> {
  return (await api.request('translations', { body: { to, texts } })).json() as Promise<MachineTranslation>;
}

/** Also false if the site cannot be reached, which is no reason to disturb someone copying. */
export async function hasMachineTranslation(api: Client): Promise<boolean> {
  return request(api, 'fr', []).then(
    ({ isSetUp }) => isSetUp,
    () => false,
  );
}

/** Divides texts into as few requests as their limits allow. */
export function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = Infinity;
  for (const text of texts) {
    const last = batches.at(-1);
    characters += text.length;
    if (last && last.length < mostMachineTexts && characters <= mostMachineCharacters) last.push(text);
    else {
      batches.push([text]);
      characters = text.length;
    }
  }
  return batches;
}

async function translated(api: Client, to: LanguageId, texts: readonly string[]): Promise<string[]> {
  const results: string[] = [];
  for (const batch of batchesOf(texts)) {
    const { problem, texts: batchResults = [] } = await request(api, to, batch);
    if (problem) throw new Error(sentences[problem]);
    results.push(...batchResults);
  }
  return results;
}

/** Translates the fillings that have words. @throws Error with a message for the reader */
export async function translateFillings(api: Client, fillings: readonly Filling[]): Promise<Filling[]> {
  const worded = fillings
    .map((filling) => ({ filling, markup: markupOf(filling.value) }))
    .filter(({ markup }) => markup.length > 0);
  const results: Filling[] = [];
  for (const language of new Set(worded.map(({ filling }) => filling.language))) {
    const wanted = worded.filter(({ filling }) => filling.language === language);
    const texts = await translated(
      api,
      language,
      wanted.flatMap(({ markup }) => markup),
    );
    for (const { filling, markup } of wanted)
      results.push({ ...filling, value: withMarkup(filling.value, texts.splice(0, markup.length)) });
  }
  return results;
}

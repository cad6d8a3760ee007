import { defaultLanguage, isLanguageId } from 'schemas/languages.ts';
import type { Fields } from './read.ts';

const typeIds: Readonly<Record<string, number>> = {
  house: 1,
  villa: 1,
  farm: 1,
  apartment: 2,
  penthouse: 2,
  studio: 3,
  land: 4,
  investment: 5,
  commercial: 6,
  garage: 7,
  parking: 7,
};

export function kindFields(mainType: string): Fields {
  const WebID = typeIds[mainType];
  return { MainType: mainType, WebID, WebIDs: String(WebID ?? '') };
}

const marquees: Readonly<Record<string, number>> = { sold: 2, rented: 4 };

export function stateFields(status: string): Fields {
  const Marquee = marquees[status];
  if (Marquee !== undefined) return { Marquee };
  return { Marquee: 0, ...(status !== 'available' && { Status: status }) };
}

/** The first text of each language. */
export function textFields(told: readonly { language: unknown; content: unknown }[]): Fields {
  const texts = new Map<string, object>();
  for (const { language, content } of told) {
    if (!isLanguageId(language) || typeof content !== 'string' || content.trim() === '') continue;
    if (!texts.has(language)) texts.set(language, { language, Description: content.trim() });
  }
  return { Texts: texts.size > 0 ? [...texts.values()] : [{ language: defaultLanguage }] };
}

import type { LanguageId } from 'schemas/languages.ts';

const softHyphen = '\u00ad';
const longWord = /\p{L}{13,}/gu;

/** First parts of compounds, each before at least four more letters. */
const firstParts: Partial<Record<LanguageId, RegExp>> = {
  nl: /(asbest|bewoonbare|bestemmings|bouw|dagvaardings|energie|gevel|grond|herstel|inrichtings|makelaars|omgevings|ontwikkelings|oppervlakte|overstromings|parkeer|perceel|plaats|renovatie|stedenbouw|stads|verkavelings|verdiepings|warmte|woon)(?=\p{Ll}{4})/giu,
  de: /(asbest|ausrichtungs|bau|durchfahrts|energie|etagen|fassaden|genehmigungs|grundstücks|gesamt|inventar|kataster|nutzungs|parzellierungs|schlaf|stellplatz|überschwemmungs|verbrauchs|vorkaufs|wiederherstellungs|wohn|zweck)(?=\p{Ll}{4})/giu,
};

/** Marks where long compounds may break, for browsers without a dictionary of the language. */
export function softHyphens(text: string, language: LanguageId): string {
  const parts = firstParts[language];
  if (!parts) return text;
  return text.replace(longWord, (word) => word.replace(parts, `$1${softHyphen}`));
}

import type { LanguageId } from 'schemas/languages.ts';

const softHyphen = '\u00ad';
const longWord = /\p{L}{11,}/gu;

/** First parts of compounds, before at least four more letters. */
const firstParts: Partial<Record<LanguageId, RegExp>> = {
  nl: /(?<!\p{L})(asbest|bestemmings|bouw|dagvaardings|energie|gemeen|gevel|gelijk|grond|herstel|inrichtings|interbellum|langgevel|makelaars|nieuwbouw|noord|omgevings|onder|ontwikkelings|opbrengst|overstromings|parkeer|perceel|plaats|renovatie|stedenbouw|stads|studenten|trapgevel|tweekamer|verkavelings|verdiepings|vierkants|voetgangers|warmte|woon|zuid)(?=\p{Ll}{4})/iu,
  de: /(?<!\p{L})(asbest|ausrichtungs|bau|durchfahrts|energie|erd|etagen|fassaden|genehmigungs|grundstücks|gesamt|hochwasser|inventar|kataster|nutzungs|parzellierungs|schlaf|städte|stellplatz|stadt|überschwemmungs|unter|verbrauchs|vorkaufs|wiederherstellungs|wohn|zweck)(?=\p{Ll}{4})/iu,
};

/** Marks where long compounds may break, for browsers without a dictionary of the language. */
export function softHyphens(text: string, language: LanguageId): string {
  const parts = firstParts[language];
  if (!parts) return text;
  return text.replace(longWord, (word) => word.replace(parts, `$1${softHyphen}`));
}

import { addAll, chooseAlso, type PhraseRule, type PhraseState } from './phrase-state.ts';

/** Reads `pand 2101`, `réf. 2113`, `property ref: 2146`; a number alone where it is no postal code. */
export const readReference: PhraseRule = (state, start) => {
  const { line, names, references, rest } = state;
  let at = start;
  while (line.lengthOf('reference', at) > 0) at += line.lengthOf('reference', at);
  const { word = '', value } = line.tokens[at] ?? {};
  if (value === undefined) return undefined;
  const length = at + 1 - start;
  const isAlone = at === start;
  if (isAlone && names.cities(word).length > 0) return undefined;
  if (names.isReference(word)) return { length, apply: () => references.add(word) };
  const isNumber = !isAlone && /^\d{3,}$/.test(word);
  return isNumber ? { length, apply: () => addAll(rest, start, length) } : undefined;
};

/** Only public addresses. Skips a house number. */
export const readStreet: PhraseRule = (state, at) => {
  const { line, names } = state;
  for (let length = names.longest; length >= 1; length -= 1) {
    const streets = names.streets(line.words(at, length) ?? '');
    if (streets.length === 0) continue;
    const { word = '', value } = line.tokens[at + length] ?? {};
    const hasNumber = value !== undefined && names.cities(word).length === 0;
    return {
      length: length + Number(hasNumber),
      apply: () => chooseAlso(state, 'street', streets),
    };
  }
  return undefined;
};

const isCity = ({ line, names }: PhraseState, at: number) =>
  names.cities(line.tokens[at]?.word ?? '').length > 0;

function isUnknown({ line, names }: PhraseState, at: number): boolean {
  const { word = '', value } = line.tokens[at] ?? {};
  return value === undefined && !line.isKnown(at) && names.types(word).length === 0;
}

/** Keeps `Louvain-la-Neuve` and `Oud-Heverlee` whole: they are not the town within their name. */
export const readElsewhere: PhraseRule = (state, at) => {
  const { line, names, rest } = state;
  const named = line.lengthOf('elsewhere', at);
  const leave = (length: number) => ({ length, apply: () => addAll(rest, at, length) });
  if (named > 0) return leave(named);
  let end = at + 1;
  while (line.tokens[end]?.isJoined) end += 1;
  const parts = Array.from({ length: end - at }, (_, index) => at + index);
  if (parts.length < 2 || line.tokens[at]?.isJoined || !parts.some((part) => isCity(state, part)))
    return undefined;
  const isPhrase = parts.some(
    (part) =>
      names.types(line.tokens[part]?.word ?? '').length > 0 ||
      (['sale', 'rent', 'bedrooms', 'near'] as const).some((one) => line.lengthOf(one, part) > 0),
  );
  const isPlace = parts.length > 2 ? !isPhrase : isUnknown(state, at) && !isCity(state, at);
  return isPlace ? leave(parts.length) : undefined;
};

/** About a hundred references. */
export const longestText = 1000;

export function firstLine([given = '']: readonly string[]): readonly string[] {
  const text = given.replace(/\s+/g, ' ').trim().slice(0, longestText).trim();
  return text === '' ? [] : [text];
}

export function firstNumber([given = '']: readonly string[]): readonly string[] {
  return /^\d{1,9}$/.test(given) ? [String(Number(given))] : [];
}

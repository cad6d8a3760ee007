/** Characters in one statement, of the hundred thousand bytes that it may have. */
const mostInStatement = 20_000;

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Never ends between the halves of a pair of surrogates. */
export function sliced(text: string): string[] {
  const slices: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + mostInStatement;
    const isPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    slices.push(text.slice(from, isPair ? end - 1 : end));
    from = isPair ? end - 1 : end;
  }
  return slices;
}

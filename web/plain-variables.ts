const property = /@property (--tw-[\w-]+)\s*\{([^}]*)\}/g;
const declaration = /(--tw-[\w-]+):[^;{}]*;?/g;
const fallbackLayer = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/;

/** Finds the end of a value in brackets, from after the opening one. */
function closingBracket(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    else if (css[at] === ')') depth -= 1;
  }
  return at - 1;
}

function inlineVariable(css: string, name: string, initial: string): string {
  const start = `var(${name}`;
  let plain = css;
  for (let at = plain.indexOf(start); at >= 0; at = plain.indexOf(start, at)) {
    const end = closingBracket(plain, at + 'var('.length);
    const rest = plain.slice(at + start.length, end);
    if (rest && !rest.startsWith(',')) at += start.length;
    else plain = plain.slice(0, at) + (rest ? rest.slice(1).trim() : initial) + plain.slice(end + 1);
  }
  return plain;
}

/**
 * Tailwind lets utilities work together through variables, registers each, and sets all of them on every element for
 * browsers that register none. Writes values where no utility sets the variable, and drops what nothing reads.
 */
export function inlineVariables(css: string): string {
  const initials = new Map(
    [...css.matchAll(property)].map(([, name = '', body = '']) => [
      name,
      /initial-value:\s*([^;}]*)/.exec(body)?.[1]?.trim() ?? '',
    ]),
  );
  const fallback = fallbackLayer.exec(css)?.[0] ?? '';
  let rules = css.replace(fallback, '').replace(property, '');
  const set = new Set([...rules.matchAll(declaration)].map(([, name]) => name));
  for (const [name, initial] of initials) if (!set.has(name)) rules = inlineVariable(rules, name, initial);
  const isRead = (name: string) => new RegExp(`var\\(${name}[,)]`).test(rules);
  const keep = (text: string, name: string) => (isRead(name) ? text : '');
  const registered = [...css.matchAll(property)].map(([text, name = '']) => keep(text, name));
  return [fallback.replace(declaration, keep), rules.replace(declaration, keep), ...registered].join('');
}

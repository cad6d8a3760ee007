import { escapeUTF8 } from 'entities';

export type Xml = { xml: string };

type Attributes = Readonly<Record<string, string>>;
type Child = Xml | string | undefined;

/** Characters that XML 1.0 cannot contain, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return escapeUTF8(text.replace(forbidden, ''));
}

export function element(name: string, attributes: Attributes, ...children: readonly Child[]): Xml {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)];
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : (child?.xml ?? '')));
  const inside = content.join('');
  return { xml: inside === '' ? `<${start.join(' ')}/>` : `<${start.join(' ')}>${inside}</${name}>` };
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

export const atom = 'http://www.w3.org/2005/Atom';

export function momentOf(changed = '1970-01-01'): string {
  return changed.includes('T') ? changed : `${changed}T00:00:00Z`;
}

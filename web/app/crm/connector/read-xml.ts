import { SaxesParser } from 'saxes';
import { CrmProblem } from './crm-problem.ts';

export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Without that of its children. Empty where it is longer than any fact. */
  text: string;
  children: readonly XmlElement[];
};

type OpenElement = Omit<XmlElement, 'children'> & { children: XmlElement[] };

const mostBytes = 64 * 1024 * 1024;
const mostElements = 2_000_000;
const deepest = 24;
const longestText = 100_000;
/** Bytes within which a document declares its encoding. */
const headLength = 256;

const unreadable = () => new CrmProblem('unreadable');

/** Returns what stands at a path such as `location.latitude` or `land@iso`; undefined where nothing does. */
export function valueAt(element: XmlElement, place: string): string | undefined {
  const [path = '', attribute] = place.split('@');
  let found: XmlElement | undefined = element;
  for (const name of path.split('.').filter(Boolean))
    found = found?.children.find((child) => child.name === name);
  const value = attribute === undefined ? found?.text : found?.attributes[attribute];
  return value?.trim() || undefined;
}

/** @throws RangeError for an encoding that nobody knows */
function decoderFor(head: Uint8Array): TextDecoder {
  const written = new TextDecoder('latin1').decode(head.subarray(0, headLength));
  const [, encoding = 'utf-8'] = /^[^<]*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(written) ?? [];
  return new TextDecoder(encoding, { fatal: true });
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

async function* decoded(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  let head: Uint8Array | undefined = new Uint8Array();
  let decoder = new TextDecoder();
  let size = 0;
  try {
    for (;;) {
      const part = await reader.read().catch(() => undefined);
      if (!part) throw new CrmProblem('unreachable');
      const { done, value = new Uint8Array() } = part;
      size += value.length;
      if (size > mostBytes) throw unreadable();
      const bytes: Uint8Array = head ? joined(head, value) : value;
      if (head && !done && bytes.length < headLength) {
        head = bytes;
        continue;
      }
      if (head) decoder = decoderFor(bytes);
      head = undefined;
      yield decoder.decode(bytes, { stream: !done });
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

type Wanted = { root: string; names: ReadonlySet<string> };

function createParser({ root, names }: Wanted, take: (element: XmlElement) => void) {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  const open: OpenElement[] = [];
  let depth = 0;
  let elements = 0;
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text = element.text.length + text.length > longestText ? '' : element.text + text;
  };
  // A doctype may declare entities, which no software has a reason to.
  parser.on('doctype', () => {
    throw unreadable();
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    elements += 1;
    if (depth > deepest || elements > mostElements || (depth === 1 && name !== root)) throw unreadable();
    if (open.length > 0 || names.has(name)) open.push({ name, attributes, text: '', children: [] });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    const element = open.pop();
    const parent = open.at(-1);
    if (element && parent) parent.children.push(element);
    else if (element) take(element);
  });
  return parser;
}

/**
 * Hands over each element of these names as a whole and skips all between them.
 * @throws CrmProblem for a document that is cut, too large, of another kind, or has a doctype
 */
export async function readXml(
  body: ReadableStream<Uint8Array> | null,
  wanted: Wanted,
  take: (element: XmlElement) => void,
): Promise<void> {
  if (!body) throw unreadable();
  const parser = createParser(wanted, take);
  try {
    for await (const text of decoded(body)) parser.write(text);
    parser.close();
  } catch (error) {
    throw error instanceof CrmProblem ? error : unreadable();
  }
}

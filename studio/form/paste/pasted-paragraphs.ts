import { linkAddress } from 'schemas/rules/links.ts';
import type { Run } from './pasted-text.ts';

type ListPlace = { listItem: 'bullet' | 'number'; level: number };

const deepest = 3;

function placeAt(listItem: ListPlace['listItem'], level: number): ListPlace {
  return { listItem, level: Math.min(Math.max(level, 1), deepest) };
}

const marker = /mso-list:\s*ignore/i;

/** True for the bullet or number that Word writes before an item. */
function isListMarker(element: Element): boolean {
  return marker.test(element.getAttribute('style') ?? '');
}

/** Word writes list items as paragraphs, with their level in the style and their number in a marker. */
function wordListPlace(paragraph: Element): ListPlace | undefined {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return undefined;
  const sign = [...paragraph.querySelectorAll('[style]')].find(isListMarker)?.textContent.trim() ?? '';
  return placeAt(/^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'number' : 'bullet', Number(level));
}

/** Items state their own level in Google Docs and Word on the web, which leave out lists in between. */
function listItemPlace(item: Element): ListPlace {
  const lists: Element[] = [];
  for (let list = item.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol') ?? null)
    lists.push(list);
  const named = item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level');
  const level = named === null ? lists.length : Number(named) || 1;
  return placeAt(lists[0]?.localName === 'ol' ? 'number' : 'bullet', level);
}

/** Google Docs routes every link through its own address. */
function behindGoogle(url: URL): URL {
  const target = url.hostname === 'www.google.com' && url.pathname === '/url' && url.searchParams.get('q');
  return target !== false && target !== null && URL.canParse(target) ? new URL(target) : url;
}

/** The address of a copied link as the site takes it; undefined for a place in the document, a file or a script. */
function pastedLink(address: string | null): string | undefined {
  const given = address?.trim() ?? '';
  if (!URL.canParse(given)) return given.startsWith('/') && linkAddress(given) === true ? given : undefined;
  const url = behindGoogle(new URL(given));
  if (url.protocol === 'http:') url.protocol = 'https:';
  return linkAddress(url.href) === true ? url.href : undefined;
}

export type PastedParagraph = {
  runs: Run[];
  /** 0 for the title of the document. */
  heading: number | undefined;
  isQuotation: boolean;
  list: ListPlace | undefined;
};

type Context = Omit<PastedParagraph, 'runs'> & Omit<Run, 'text'>;

const blocks =
  /^(?:address|article|aside|blockquote|body|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const ignored = /^(?:head|img|link|meta|noscript|picture|script|style|svg|template|title|video|xml)$/;
const noteMark = /^#_?(?:ftn|edn|cmnt|msocom)/;
const powers = new Map([
  ['2', '²'],
  ['3', '³'],
]);

/** The character for m² and m³, because formatted text has no superscript. */
function powerOf({ localName, textContent }: Element): string | undefined {
  return localName === 'sup' ? powers.get(textContent.trim()) : undefined;
}

function isHidden(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  const isNote = element.localName === 'a' && noteMark.test(element.getAttribute('href') ?? '');
  return (
    ignored.test(element.localName) ||
    isListMarker(element) ||
    isNote ||
    /display:\s*none|mso-hide:\s*all/i.test(style)
  );
}

function headingOf(element: Element): number | undefined {
  if (/\bMsoTitle\b/.test(element.className)) return 0;
  const digit = /^h([1-6])$/.exec(element.localName)?.[1];
  if (digit !== undefined) return Number(digit);
  return element.getAttribute('role') === 'heading'
    ? Number(element.getAttribute('aria-level')) || 1
    : undefined;
}

/** Styles override tags: everything from Google Docs is in a `b` of normal weight. */
function formattedBy(element: Element, context: Context): Context {
  const style = element.getAttribute('style') ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1];
  const { localName } = element;
  const isStrong = weight
    ? /^(?:bold|bolder|[6-9]00)$/i.test(weight)
    : context.isStrong || localName === 'b' || localName === 'strong';
  const isEmphasised = slant
    ? /^(?:italic|oblique)$/i.test(slant)
    : context.isEmphasised || localName === 'i' || localName === 'em';
  const href = localName === 'a' ? pastedLink(element.getAttribute('href')) : context.href;
  return { ...context, isStrong, isEmphasised, href };
}

function blockContext(element: Element, context: Context): Context {
  const isQuotation =
    context.isQuotation ||
    element.localName === 'blockquote' ||
    /\bMso(?:Intense)?Quote\b/.test(element.className);
  const list = element.localName === 'li' ? listItemPlace(element) : (wordListPlace(element) ?? context.list);
  return { ...context, isQuotation, list, heading: headingOf(element) ?? context.heading };
}

/** Reads a copied document into paragraphs, with the formatting that formatted text supports. */
export function pastedParagraphs(body: Element): PastedParagraph[] {
  const paragraphs: PastedParagraph[] = [];
  let open: PastedParagraph | undefined;
  const add = (text: string, { isStrong, isEmphasised, href, ...place }: Context) => {
    if (!open) {
      open = { ...place, runs: [] };
      paragraphs.push(open);
    }
    open.runs.push({ text, isStrong, isEmphasised, href });
  };
  const readElement = (element: Element, context: Context): void => {
    const inner = formattedBy(element, context);
    if (blocks.test(element.localName)) {
      open = undefined;
      readChildren(element, blockContext(element, inner));
      open = undefined;
    } else readChildren(element, inner);
  };
  const readChildren = (parent: Element, context: Context): void => {
    for (const node of parent.childNodes) {
      const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : undefined;
      if (element && isHidden(element)) continue;
      if (element?.localName === 'br') add('\n', context);
      else if (element && powerOf(element)) add(powerOf(element) ?? '', context);
      else if (element) readElement(element, context);
      else if (node.nodeType === node.TEXT_NODE)
        add((node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' '), context);
    }
  };
  readElement(body, {
    heading: undefined,
    isQuotation: false,
    list: undefined,
    isStrong: false,
    isEmphasised: false,
    href: undefined,
  });
  return paragraphs;
}

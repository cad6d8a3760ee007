import { type PastedParagraph, pastedParagraphs } from './pasted-paragraphs.ts';
import { cleanRuns, type Run } from './pasted-text.ts';

type Span = { _type: 'span'; _key: string; text: string; marks: string[] };
type LinkMark = { _type: 'link'; _key: string; href: string };

export type PastedBlock = {
  _type: 'block';
  _key: string;
  style: 'normal' | 'h3' | 'h4' | 'blockquote';
  listItem?: 'bullet' | 'number';
  level?: number;
  children: Span[];
  markDefs: LinkMark[];
};

const typedBullet = /^[•·▪◦‣●]\s+/;

function withTypedBullet(paragraph: PastedParagraph): PastedParagraph {
  const [first, ...rest] = paragraph.runs;
  if (!first || !typedBullet.test(first.text)) return paragraph;
  const runs = [{ ...first, text: first.text.replace(typedBullet, '') }, ...rest];
  return { ...paragraph, runs, list: paragraph.list ?? { listItem: 'bullet', level: 1 } };
}

function blockOf(paragraph: PastedParagraph, highest: number, keyOf: () => string): PastedBlock {
  const { heading, isQuotation, list } = paragraph;
  const markDefs: LinkMark[] = [];
  const spanOf = ({ text, isStrong, isEmphasised, href }: Run): Span => {
    const link = href === undefined ? undefined : { _type: 'link' as const, _key: keyOf(), href };
    if (link) markDefs.push(link);
    // Headings are bold already.
    const isBold = isStrong && heading === undefined;
    const marks = [
      ...(isBold ? ['strong'] : []),
      ...(isEmphasised ? ['em'] : []),
      ...(link ? [link._key] : []),
    ];
    return { _type: 'span', _key: keyOf(), text, marks };
  };
  const children = paragraph.runs.map(spanOf);
  const common = { _type: 'block' as const, _key: keyOf(), children, markDefs };
  if (heading !== undefined) return { ...common, style: heading === highest ? 'h3' : 'h4' };
  if (list) return { ...common, style: 'normal', ...list };
  return { ...common, style: isQuotation ? 'blockquote' : 'normal' };
}

function randomKey(): string {
  return crypto.randomUUID().slice(0, 12).replaceAll('-', '');
}

export function picturesIn(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').images.length;
}

/**
 * Converts a copied document to paragraphs, headings, lists, bold, italic and links; drops everything else. Its
 * highest headings become headings, all others small headings.
 */
export function pastedBlocks(html: string, keyOf = randomKey): PastedBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const paragraphs = pastedParagraphs(body)
    .map((paragraph) => withTypedBullet({ ...paragraph, runs: cleanRuns(paragraph.runs) }))
    .filter(({ runs }) => runs.length > 0);
  const highest = Math.min(...paragraphs.flatMap(({ heading }) => heading ?? []));
  return paragraphs.map((paragraph) => blockOf(paragraph, highest, keyOf));
}

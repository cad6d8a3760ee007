/** The subset of Markdown that the guide uses: sections of paragraphs, lists and code. */
export type Part =
  | { kind: 'heading' | 'paragraph' | 'code'; text: string }
  | { kind: 'list'; isNumbered: boolean; items: string[] };

export type Section = { title: string; parts: Part[] };

const item = /^(?:-|\d+\.) /;

/** Joins hard-wrapped lines. */
const joined = (lines: readonly string[]) => lines.map((line) => line.trim()).join(' ');

function partOf(block: string): Part[] {
  if (block.startsWith('![')) return [];
  if (block.startsWith('```')) return [{ kind: 'code', text: block.replaceAll(/^```.*\n?|\n?```$/gm, '') }];
  if (block.startsWith('### ')) return [{ kind: 'heading', text: block.slice(4) }];
  if (!item.test(block)) return [{ kind: 'paragraph', text: joined(block.split('\n')) }];
  const items = block.split(/\n(?=(?:-|\d+\.) )/).map((text) => joined(text.replace(item, '').split('\n')));
  return [{ kind: 'list', isNumbered: /^\d/.test(block), items }];
}

/** Text before the first section belongs to the guide's title. Leaves out pictures. */
export function sectionsOf(markdown: string): Section[] {
  return markdown
    .trim()
    .split(/^##? /m)
    .filter((text) => text !== '')
    .map((text) => {
      const [title = '', ...rest] = text.split('\n');
      const blocks = rest
        .join('\n')
        .trim()
        .split(/\n{2,}/)
        .filter(Boolean);
      return { title, parts: blocks.flatMap(partOf) };
    });
}

export type Span = { text: string; isStrong?: boolean; isCode?: boolean; href?: string };

/** Splits text into bold, code and links. A link into the repository keeps only its words. */
export function spansOf(text: string): Span[] {
  const marks =
    /\*\*(?<strong>.+?)\*\*|`(?<code>[^`]+)`|\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)|<(?<bare>https?:[^>]+)>/g;
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(marks)) {
    const { strong, code, words, href, bare } = groups;
    spans.push({ text: text.slice(end, index) });
    if (strong !== undefined) spans.push({ text: strong, isStrong: true });
    else if (code !== undefined) spans.push({ text: code, isCode: true });
    else if (bare !== undefined) spans.push({ text: bare, href: bare });
    else spans.push({ text: words ?? '', ...(href?.startsWith('https:') && { href }) });
    end = index + whole.length;
  }
  return [...spans, { text: text.slice(end) }].filter((span) => span.text !== '');
}

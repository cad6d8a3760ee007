import type { RichText } from 'schemas/generated/content.ts';

type Block = Extract<RichText[number], { _type: 'block' }>;
type TextPicture = Exclude<RichText[number], Block>;

type Link = { text: string; href: string };

type Phrase = string | Link;

/** Keys count from one within a text, so that seeding twice gives the same document. */
function block(number: number, style: Block['style'], phrases: Phrase[]): Block {
  const links = phrases.filter((phrase): phrase is Link => typeof phrase !== 'string');
  const keyOf = (link: Link) => `b${number}-l${links.indexOf(link) + 1}`;
  return {
    _type: 'block',
    _key: `b${number}`,
    style,
    markDefs: links.map((link) => ({ _type: 'link', _key: keyOf(link), href: link.href })),
    children: phrases.map((phrase, index) => ({
      _type: 'span',
      _key: `b${number}-s${index + 1}`,
      text: typeof phrase === 'string' ? phrase : phrase.text,
      marks: typeof phrase === 'string' ? [] : [keyOf(phrase)],
    })),
  };
}

/** A heading, a list item, a picture, or a paragraph of one or more phrases. */
export type Part = { heading: string } | { bullet: string } | Omit<TextPicture, '_key'> | Phrase | Phrase[];

export function richText(...parts: Part[]): RichText {
  return parts.map((part, index) => {
    const number = index + 1;
    if (typeof part === 'string') return block(number, 'normal', [part]);
    if (Array.isArray(part)) return block(number, 'normal', part);
    if ('_type' in part) return { ...part, _key: `b${number}` };
    if ('heading' in part) return block(number, 'h3', [part.heading]);
    if ('bullet' in part) return { ...block(number, 'normal', [part.bullet]), listItem: 'bullet', level: 1 };
    return block(number, 'normal', [part]);
  });
}

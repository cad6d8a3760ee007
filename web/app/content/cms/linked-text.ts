import type { LanguageId } from 'schemas/languages.ts';
import type { PathTable } from '../paths/path-table.ts';
import type { RichText } from './content.ts';
import { targetPath } from './entry-path.ts';

type Shown = { paths: PathTable; language: LanguageId };
type Block = RichText[number];

export function linkedText(text: RichText, shown: Shown): RichText;
export function linkedText(text: RichText | null, shown: Shown): RichText | null;
export function linkedText(text: RichText | null, shown: Shown): RichText | null {
  return text && text.map((block) => linkedBlock(block, shown));
}

function linkedBlock(block: Block, { paths, language }: Shown): Block {
  const markDefs = block.markDefs?.map(({ _key, _type, page, property, href: url }) => {
    const target = { pageId: page?._ref ?? null, property: property ?? null, url: url ?? null };
    const href = targetPath(paths, target, language);
    return { _key, _type, ...(href && { href }) };
  });
  return { ...block, ...(markDefs && { markDefs }) };
}

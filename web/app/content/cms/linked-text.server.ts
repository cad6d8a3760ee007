import type { LanguageId } from 'schemas/languages.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { PathTable } from '../paths/path-table.ts';
import type { RichText } from './content.ts';
import { targetPath } from './entry-path.ts';
import { contentPicture } from './pictures/content-picture.server.ts';

type Shown = { paths: PathTable; language: LanguageId };
type Block = Extract<RichText[number], { _type: 'block' }>;

export type PictureInText = {
  _type: 'textPicture';
  _key: string;
  picture: PictureData;
  caption: string | undefined;
};

export type LinkedText = (Block | PictureInText)[];

export function linkedText(text: RichText, shown: Shown): LinkedText;
export function linkedText(text: RichText | null, shown: Shown): LinkedText | null;
export function linkedText(text: RichText | null, shown: Shown): LinkedText | null {
  if (!text) return null;
  return text.flatMap((part): LinkedText =>
    part._type === 'block' ? [linkedBlock(part, shown)] : shownPicture(part),
  );
}

function shownPicture(part: Exclude<RichText[number], Block>): PictureInText[] {
  const { _key, _type, asset = null, crop = null, alt = null, caption } = part;
  const picture = contentPicture({ asset, crop, alt });
  return picture ? [{ _key, _type, picture, caption }] : [];
}

function linkedBlock(block: Block, { paths, language }: Shown): Block {
  const markDefs = block.markDefs?.map(({ _key, _type, page, property, href: url }) => {
    const target = { pageId: page?._ref ?? null, property: property ?? null, url: url ?? null };
    const href = targetPath(paths, target, language);
    return { _key, _type, ...(href && { href }) };
  });
  return { ...block, ...(markDefs && { markDefs }) };
}

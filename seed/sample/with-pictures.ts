import type { SeededPage } from '../builders/document.ts';
import { picture } from './picture.ts';
import type { DescribedPicture } from './pictures/alt-texts.ts';

/** Adds pictures to modules of a page, by module key. */
export function withPictures(
  { modules = [] }: SeededPage,
  pictures: Readonly<Record<string, DescribedPicture>>,
): NonNullable<SeededPage['modules']> {
  return modules.map((module) => {
    const name = pictures[module._key];
    return module._type === 'articleModule' && name !== undefined
      ? { ...module, picture: picture(name) }
      : module;
  });
}

import type { ModuleContent } from '../cms/content.ts';
import type { HeadingTag } from '../ui/page/heading.ts';

type Titled = Pick<ModuleContent, 'title' | 'titleSize'>;

const tags = ['h2', 'h3', 'h4'] as const satisfies HeadingTag[];

/**
 * The heading of each module: the one its size asks for, but never more than one step below the title before it,
 * so that a page keeps its order of headings whatever sizes an editor picks.
 */
export function moduleHeadings(modules: readonly Titled[]): HeadingTag[] {
  let deepest = 0;
  return modules.map(({ title, titleSize }) => {
    const wanted = Math.max(0, tags.indexOf(titleSize ?? 'h2'));
    const level = Math.min(wanted, deepest);
    if (title) deepest = level + 1;
    return tags[level] ?? 'h4';
  });
}

import type { ModuleContent } from '../cms/content.ts';
import type { HeadingTag } from '../ui/page/heading.ts';

type Titled = Pick<ModuleContent, 'title' | 'titleSize'>;

const tags = ['h2', 'h3', 'h4'] as const satisfies HeadingTag[];

/** Limits the editor's heading level to one below the previous title, which keeps the outline valid. */
export function moduleHeadings(modules: readonly Titled[]): HeadingTag[] {
  let deepest = 0;
  return modules.map(({ title, titleSize }) => {
    const wanted = Math.max(0, tags.indexOf(titleSize ?? 'h2'));
    const level = Math.min(wanted, deepest);
    if (title) deepest = level + 1;
    return tags[level] ?? 'h4';
  });
}

import { headingLevels } from 'schemas/checks/heading-levels.ts';
import type { ModuleContent } from '../../content/cms/content.ts';
import type { HeadingTag } from '../../ui/page/heading.ts';

type Titled = Pick<ModuleContent, 'title' | 'titleSize'>;

const tags = ['h2', 'h3', 'h4'] as const satisfies HeadingTag[];

/** Limits the editor's heading level to one below the previous title, which keeps the outline valid. */
export function moduleHeadings(modules: readonly Titled[]): HeadingTag[] {
  const titles = modules.map(({ title, titleSize }) => ({ isTitled: Boolean(title), size: titleSize }));
  return headingLevels(titles).map(({ level }) => tags[level] ?? 'h4');
}

import type { PageContent } from '../../content/cms/content.ts';
import { contentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import type { PageHeaderData } from '../../ui/page/page-title.tsx';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { homePath, pagePath } from '../../content/paths/build-path.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import type { PageContext } from '../../content/page-context.ts';
import type { Breadcrumb } from './page-heading.tsx';

export function pageHeader({ logo, showFixedMenu }: PageContent): PageHeaderData {
  return { logo: contentPicture(logo), isFixed: showFixedMenu !== false };
}

type StepsContext = Pick<PageContext, 'site' | 'language'>;

export function homeBreadcrumb({ site, language }: StepsContext): Breadcrumb {
  return { title: serverText(site, language)('breadcrumb.home'), href: homePath(language) };
}

/** Home, each public page whose path this page's path continues, and the page itself. */
export function breadcrumbTrail(context: StepsContext, entry: PathEntry, title: string): Breadcrumb[] {
  const { site, language } = context;
  const segments = (entry.paths[language] ?? '/').split('/').filter(Boolean);
  const above = segments.slice(0, -1).flatMap((_, index): Breadcrumb[] => {
    const path = `/${segments.slice(0, index + 1).join('/')}/`;
    const step = site.paths.byPath(language, path);
    const href = step && pagePath(step, language);
    return href ? [{ title: step.breadcrumbs?.[language] ?? step.titles[language] ?? '', href }] : [];
  });
  return [homeBreadcrumb(context), ...above, { title }];
}

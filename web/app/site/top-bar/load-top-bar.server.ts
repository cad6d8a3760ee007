import type { LanguageId } from 'schemas/languages.ts';
import type { ShownPeriod } from 'schemas/shown-period.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { linkHref } from '../link-href.server.ts';
import { tintClass } from '../theme/tints.ts';
import { topBarIcon } from './top-bar-icons.server.ts';

export type TopBarItem = {
  key: string;
  label: string;
  href: string | undefined;
  icon: string | undefined;
  tint: string | undefined;
};

export type TopBarData = { left: readonly TopBarItem[]; right: readonly TopBarItem[] };

type StoredItem = NonNullable<NonNullable<SiteContent['topBar']>['left']>[number];

export function loadTopBar(
  site: Site,
  language: LanguageId,
  isShown: (period: ShownPeriod) => boolean,
): TopBarData | undefined {
  const { topBar } = site.content;
  const items = (stored: readonly StoredItem[] | null | undefined) =>
    (stored ?? []).filter(isShown).flatMap((item) => topBarItem(site, language, item));
  const bar = { left: items(topBar?.left), right: items(topBar?.right) };
  return bar.left.length + bar.right.length > 0 ? bar : undefined;
}

function topBarItem(site: Site, language: LanguageId, item: StoredItem): TopBarItem[] {
  const label = perLanguage(item.label)[language];
  const href = linkHref(site, language, item.link);
  if (!label || (item.link?.pageId && !href)) return [];
  return [{ key: item._key, label, href, icon: topBarIcon(item.icon), tint: tintClass(item.color) }];
}

export function topBarColours({ topBar }: SiteContent): (string | null)[] {
  return [...(topBar?.left ?? []), ...(topBar?.right ?? [])].map(({ color }) => color);
}

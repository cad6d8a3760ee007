import type { LanguageId } from 'schemas/languages.ts';
import type { ShownPeriod } from 'schemas/shown-period.ts';
import calendar from '../../ui/icon/lucide/calendar.svg?raw';
import clock from '../../ui/icon/lucide/clock.svg?raw';
import heart from '../../ui/icon/lucide/heart.svg?raw';
import info from '../../ui/icon/lucide/info.svg?raw';
import mail from '../../ui/icon/lucide/mail.svg?raw';
import mapPin from '../../ui/icon/lucide/map-pin.svg?raw';
import phone from '../../ui/icon/lucide/phone.svg?raw';
import user from '../../ui/icon/lucide/user.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { safeLink } from '../../content/cms/safe-link.ts';
import { type Site, perLanguage } from '../../content/cms/site.server.ts';
import { pagePath } from '../../content/paths/build-path.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { tintClass } from '../theme/theme-style.ts';

const files = { calendar, clock, heart, info, mail, 'map-pin': mapPin, phone, user };

/** Maps icon names to shapes, sent as page data so that a page carries only the icons it uses. */
function topBarIcon(name: keyof typeof files | null): string | undefined {
  return name ? iconShapes(files[name]) : undefined;
}

type StoredLink = { pageId: string | null; url: string | null } | null;

/** Resolves an editor's link to a page path or a safe URL; undefined when visitors can reach neither. */
function linkHref(site: Site, language: LanguageId, link: StoredLink): string | undefined {
  if (!link?.pageId) return safeLink(link?.url);
  const entry = site.paths.byId(link.pageId);
  return entry && pagePath(entry, language);
}

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
  isVisible: (period: ShownPeriod) => boolean,
): TopBarData | undefined {
  const { topBar } = site.content;
  const items = (stored: readonly StoredItem[] | null | undefined) =>
    (stored ?? []).filter(isVisible).flatMap((item) => topBarItem(site, language, item));
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

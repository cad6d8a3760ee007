import type { LanguageId } from 'schemas/languages.ts';
import { openingPlaceholder } from 'schemas/rules/placeholders.ts';
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
import { targetPath } from '../../content/cms/entry-path.ts';
import { type Site, perLanguage } from '../../content/cms/site.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { tintClass } from '../theme/theme-style.ts';
import { openingHoursText } from './opening-hours-text.server.ts';

const files = { calendar, clock, heart, info, mail, 'map-pin': mapPin, phone, user };

/** Maps icon names to shapes, sent as page data so that a page carries only the icons it uses. */
function topBarIcon(name: keyof typeof files | null): string | undefined {
  return name ? iconShapes(files[name]) : undefined;
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

type PageRequest = { now: Date; isVisible: (period: ShownPeriod) => boolean };

export function loadTopBar(
  site: Site,
  language: LanguageId,
  { now, isVisible }: PageRequest,
): TopBarData | undefined {
  const { topBar } = site.content;
  const items = (stored: readonly StoredItem[] | null | undefined) =>
    (stored ?? []).filter(isVisible).flatMap((item) => topBarItem(item, { site, language, now }));
  const bar = { left: items(topBar?.left), right: items(topBar?.right) };
  return bar.left.length + bar.right.length > 0 ? bar : undefined;
}

type Shown = { site: Site; language: LanguageId; now: Date };

function topBarItem(item: StoredItem, shown: Shown): TopBarItem[] {
  const { site, language } = shown;
  const label = withOpeningHours(perLanguage(item.label)[language], shown);
  const href = item.link ? targetPath(site.paths, item.link, language) : undefined;
  if (!label || (item.link?.pageId && !href)) return [];
  return [{ key: item._key, label, href, icon: topBarIcon(item.icon), tint: tintClass(item.color) }];
}

const placeholder = `{${openingPlaceholder}}`;

/** Undefined where the words need hours that nobody knows. */
function withOpeningHours(label: string | undefined, { site, language, now }: Shown): string | undefined {
  if (!label?.includes(placeholder)) return label;
  const t = serverText(site, language);
  const words = openingHoursText(site.content.offices[0]?.openingHours, { now, language, t });
  return words && label.replaceAll(placeholder, words);
}

export function topBarColours({ topBar }: SiteContent): (string | null)[] {
  return [...(topBar?.left ?? []), ...(topBar?.right ?? [])].map(({ color }) => color);
}

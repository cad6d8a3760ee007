import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { homePath } from '../../content/paths/build-path.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { MenuItem } from './load-menu.server.ts';
import { useCurrentPage } from '../current-page.tsx';

export type MarkedItem = Omit<MenuItem, 'children'> & {
  current: 'page' | 'true' | undefined;
  children: readonly MarkedItem[];
};

export function useMarkedMenu(items: readonly MenuItem[]): MarkedItem[] {
  const { pathname } = useCurrentPage();
  const home = homePath(useLanguage());
  const isBelow = (above: string) => above !== home && pathname.startsWith(above);
  const currentOf = ({ href, children }: MenuItem) => {
    if (href === pathname) return 'page';
    return [href, ...children.map((child) => child.href)].some(isBelow) ? 'true' : undefined;
  };
  const marked = (item: MenuItem): MarkedItem => ({
    ...item,
    current: currentOf(item),
    children: item.children.map(marked),
  });
  return items.map(marked);
}

export function MenuLink({ item, className }: { item: MarkedItem; className: string }) {
  const t = useText();
  return (
    <a href={item.href} aria-current={item.current} className={className}>
      {item.title}
      {item.isExternal && (
        <>
          <Icon name="arrowUpRight" />
          <span className="sr-only">{t('link.external')}</span>
        </>
      )}
    </a>
  );
}

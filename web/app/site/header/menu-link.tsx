import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { homePath } from '../../content/paths/build-path.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { MenuItem } from './load-menu.server.ts';
import { useCurrentPage } from '../current-page.tsx';

export function MenuLink({ item, className }: { item: MenuItem; className: string }) {
  const t = useText();
  return (
    <a href={item.href} aria-current={useCurrent(item)} className={className}>
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

function useCurrent({ href, children }: MenuItem): 'page' | 'true' | undefined {
  const { pathname } = useCurrentPage();
  const home = homePath(useLanguage());
  if (href === pathname) return 'page';
  const isBelow = (above: string) => above !== home && pathname.startsWith(above);
  return [href, ...children.map((child) => child.href)].some(isBelow) ? 'true' : undefined;
}

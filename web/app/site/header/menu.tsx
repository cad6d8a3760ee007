import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { MenuItem } from './load-menu.server.ts';
import { MenuLink } from './menu-link.tsx';

export function Menu({ items }: { items: readonly MenuItem[] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('header.navigation')} className="menu">
      <ul className="menu-list">
        {items.map((item) => (
          <li key={item.key} className="menu-item">
            <MenuLink item={item} className="menu-link" />
            {item.children.length > 0 && (
              <details name="submenu" className="submenu">
                <summary aria-label={t('header.showSubmenu', { title: item.title })}>
                  <Icon name="chevronDown" />
                </summary>
                <ul className="submenu-list">
                  {item.children.map((child) => (
                    <li key={child.key}>
                      <MenuLink item={child} className="submenu-link" />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useLocation } from '@remix-run/react';
import { useText } from '../i18n/text.tsx';
import type { MenuItem } from './load-layout.server.ts';

export function Menu({ items }: { items: readonly MenuItem[] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('header.navigation')} className="order-last w-full md:order-none md:ml-auto md:w-auto">
      <MenuList items={items} />
    </nav>
  );
}

function MenuList({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {items.map((item) => (
        <li key={item.key}>
          <a
            href={item.href}
            aria-current={item.href === pathname ? 'page' : undefined}
            className="menu-link"
          >
            {item.title}
          </a>
          {item.children.length > 0 && <MenuList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

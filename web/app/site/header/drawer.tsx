import { RenderedOnce } from '../../content/i18n/rendered-once.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SignedIn } from '../../portal/signed-in.tsx';
import { useCurrentPage } from '../current-page.tsx';
import type { HeaderData } from '../layout-data.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MenuLink, type MarkedItem, useMarkedMenu } from './menu-link.tsx';

const id = 'drawer';

/** A modal dialog that works as a popover without JavaScript. React 18 does not know these attributes. */
export function Drawer({ layout }: { layout: HeaderData }) {
  const t = useText();
  const { owner } = useCurrentPage().header;
  return (
    <>
      <button type="button" className="drawer-button" aria-haspopup="dialog" {...{ popovertarget: id }}>
        <Icon name="menu" />
        <span className="sr-only">{t('header.openMenu')}</span>
      </button>
      <dialog
        id={id}
        className="drawer"
        aria-label={t('header.menuTitle')}
        {...{ popover: 'auto', closedby: 'any' }}
      >
        <button
          type="button"
          className="drawer-button drawer-close self-end"
          {...{ popovertarget: id, popovertargetaction: 'hide' }}
        >
          <Icon name="close" />
          <span className="sr-only">{t('header.closeMenu')}</span>
        </button>
        <DrawerMenu layout={layout} />
        {layout.button && (
          <a href={layout.button.href} className="button">
            {layout.button.label}
          </a>
        )}
        {owner && <SignedIn owner={owner} className="justify-between" />}
        {layout.login && !owner && (
          <a href={layout.login.href} className="inline-flex items-center gap-2 [&>.icon]:size-6">
            <Icon name="person" />
            {layout.login.title}
          </a>
        )}
        {/* Wider headers have it themselves. */}
        <div className="md:hidden">
          <LanguageSwitcher languages={layout.languages} />
        </div>
      </dialog>
    </>
  );
}

function DrawerMenu({ layout: { menu } }: { layout: HeaderData }) {
  const t = useText();
  return (
    <RenderedOnce
      as="nav"
      aria-label={t('header.navigation')}
      component={DrawerList}
      props={{ items: useMarkedMenu(menu) }}
    />
  );
}

function DrawerList({ items }: { items: readonly MarkedItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key} className="border-b border-line">
          <MenuLink item={item} className="drawer-link block py-3 font-display text-xl leading-[1.2]" />
          {item.children.length > 0 && (
            <ul className="pb-3 pl-4">
              {item.children.map((child) => (
                <li key={child.key}>
                  <MenuLink item={child} className="drawer-link block py-2 leading-[1.2]" />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

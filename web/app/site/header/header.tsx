import type { ReactNode } from 'react';
import { RenderedOnce } from '../../content/i18n/rendered-once.tsx';
import { useText, useLanguage } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { MenuItem } from './load-menu.server.ts';
import { MenuLink, type MarkedItem, useMarkedMenu } from './menu-link.tsx';
import { homePath } from '../../content/paths/build-path.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import { AgencyLogo } from '../agency-logo.tsx';
import type { HeaderData, HeaderPosition } from '../layout-data.ts';
import { FavouritesLink } from '../../properties/favourites/favourites-link.tsx';
import { SearchButton } from '../../properties/search-field/search-button.tsx';
import { Drawer } from './drawer.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { useCurrentPage } from '../current-page.tsx';
import { SignedIn } from '../../portal/signed-in.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { attachHeader } from './attach-header.ts';

export function SiteHeader({ layout }: { layout: HeaderData }) {
  const { isFixed = true } = useCurrentPage().header;
  const { search } = layout;
  return (
    <ScriptIsland name="header" attach={attachHeader} props={{ isFixed, search }}>
      <Header layout={layout} />
    </ScriptIsland>
  );
}

function Menu({ items }: { items: readonly MenuItem[] }) {
  const t = useText();
  const marked = useMarkedMenu(items);
  if (items.length === 0) return null;
  return (
    <RenderedOnce
      as="nav"
      aria-label={t('header.navigation')}
      className="menu hidden xl:block"
      component={MenuList}
      props={{ items: marked }}
    />
  );
}

function MenuList({ items }: { items: readonly MarkedItem[] }) {
  const t = useText();
  return (
    <ul className="menu-list flex flex-wrap gap-x-(--header-gap)">
      {items.map((item) => (
        <li key={item.key} className="menu-item relative flex items-center">
          <MenuLink
            item={item}
            className="menu-link inline-flex items-center gap-1 py-2 whitespace-nowrap no-underline"
          />
          {item.children.length > 0 && (
            <details name="submenu" className="submenu">
              <summary
                aria-label={t('header.showSubmenu', { title: item.title })}
                className="grid h-10 w-5.5 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden"
              >
                <Icon name="chevronDown" />
              </summary>
              <ul className="submenu-list absolute top-full w-max max-w-72 min-w-56 rounded-md bg-raised py-3 text-ink shadow-raised">
                {item.children.map((child) => (
                  <li key={child.key}>
                    <MenuLink
                      item={child}
                      className="submenu-link block px-5 py-2 no-underline hover:bg-surface aria-[current]:[box-shadow:inset_3px_0_currentcolor]"
                    />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

type LogoProps = {
  agency: HeaderData['agency'];
  picture: PictureData | undefined;
};

function Logo({ agency, picture }: LogoProps) {
  const t = useText();
  const shown = picture ? { ...agency, logo: { picture, onDark: undefined } } : agency;
  return (
    <a
      href={homePath(useLanguage())}
      aria-label={t('header.homeLabel', { agency: agency.name })}
      className="logo"
    >
      <AgencyLogo agency={shown} />
    </a>
  );
}

const positions: readonly HeaderPosition[] = ['left', 'center', 'right'];

/** Parts in one position, left, centred or right as the editor chose, keep this order, but a logo ends the bar. */
function Header({ layout }: { layout: HeaderData }) {
  const { agency, button, favouritesHref, languages, login, menu, header, search } = layout;
  const { logo, owner, isFixed = true } = useCurrentPage().header;
  const menuBar = <Menu key="menu" items={menu} />;
  const logoLink = <Logo key="logo" agency={agency} picture={logo} />;
  const parts: [HeaderPosition, ReactNode][] = [
    [header.logo, header.logo === 'right' ? null : logoLink],
    [header.menu, header.hasMenuRow ? null : menuBar],
    [header.language, <LanguageSwitcher key="language" languages={languages} />],
  ];
  return (
    <header className={isFixed ? 'header header-fixed' : 'header'}>
      <div className="wrap header-bar max-md:gap-2">
        {positions.map((position) => (
          <div key={position} className={`header-place header-${position}`}>
            {parts.filter(([place]) => place === position).map(([, part]) => part)}
            {position === 'right' && (
              <div className="header-icons flex print:hidden">
                <SearchButton saleHref={search.saleHref} />
                {favouritesHref && <FavouritesLink href={favouritesHref} />}
                {login && !owner && <LoginLink login={login} />}
              </div>
            )}
            {position === 'right' && owner && <SignedIn owner={owner} className="max-md:hidden" />}
            {position === 'right' && button && !owner && (
              <a
                href={button.href}
                className="button header-button min-h-11 px-3 text-sm whitespace-nowrap max-md:hidden"
              >
                {button.label}
              </a>
            )}
            {position === 'right' && header.logo === 'right' && logoLink}
          </div>
        ))}
        <Drawer layout={layout} />
      </div>
      {header.hasMenuRow && <div className={`wrap header-row header-${header.menu}`}>{menuBar}</div>}
    </header>
  );
}

/** The same for everyone, since pages are stored: an owner who is signed in is led on. */
function LoginLink({ login: { href, title } }: { login: NonNullable<HeaderData['login']> }) {
  return (
    <a href={href} className="grid size-11 place-items-center rounded-sm [&>.icon]:size-6 max-md:hidden">
      <Icon name="person" />
      <span className="sr-only">{title}</span>
    </a>
  );
}

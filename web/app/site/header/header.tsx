import type { ReactNode } from 'react';
import { FavouritesLink } from '../../properties/favourites/favourites-link.tsx';
import { SearchButton } from '../../properties/search-field/search-button.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { Drawer } from './drawer.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import type { HeaderData, HeaderPosition } from '../layout-data.ts';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { useCurrentPage } from '../current-page.tsx';
import { useBannerGround } from './use-banner-ground.ts';

const positions: readonly HeaderPosition[] = ['left', 'center', 'right'];

/** Each part sits left, centred or right as the editor chose. Parts in one position keep this order, but a logo ends the bar. */
export function Header({ layout }: { layout: HeaderData }) {
  const { agency, favouritesHref, languages, menu, header, search, valuationHref } = layout;
  const { logo, isFixed = true } = useCurrentPage().header;
  const ground = useBannerGround(layout);
  const menuBar = <Menu key="menu" items={menu} />;
  const logoLink = <Logo key="logo" agency={agency} picture={logo} />;
  const parts: [HeaderPosition, ReactNode][] = [
    [header.logo, header.logo === 'right' ? null : logoLink],
    [header.menu, header.hasMenuRow ? null : menuBar],
    [header.language, <LanguageSwitcher key="language" languages={languages} />],
  ];
  const look = [
    'header',
    isFixed && 'header-fixed',
    ground && 'header-over',
    ground && `header-clear ground-${ground}`,
  ];
  return (
    <header className={look.filter(Boolean).join(' ')}>
      <div className="wrap header-bar">
        {positions.map((position) => (
          <div key={position} className={`header-place header-${position}`}>
            {parts.filter(([place]) => place === position).map(([, part]) => part)}
            {position === 'right' && (
              <div className="header-tools">
                <SearchButton saleHref={search.saleHref} />
                {favouritesHref && <FavouritesLink href={favouritesHref} />}
              </div>
            )}
            {position === 'right' && valuationHref && <ValuationButton href={valuationHref} />}
            {position === 'right' && header.logo === 'right' && logoLink}
          </div>
        ))}
        <Drawer layout={layout} />
      </div>
      {header.hasMenuRow && <div className={`wrap header-row header-${header.menu}`}>{menuBar}</div>}
    </header>
  );
}

function ValuationButton({ href }: { href: string }) {
  const t = useText();
  return (
    <a href={href} className="button header-button">
      {t('header.freeValuation')}
    </a>
  );
}

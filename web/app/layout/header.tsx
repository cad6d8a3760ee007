import { useText } from '../i18n/text.tsx';
import { homePath } from '../paths/build-path.ts';
import { LogoMark } from '../ui/logo-mark.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import type { LayoutData } from './load-layout.server.ts';
import { Menu } from './menu.tsx';

export function Header({ layout }: { layout: LayoutData }) {
  const t = useText();
  const { agency, language, languages, menu } = layout;
  return (
    <header className="border-b border-line bg-ground">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-2 py-4 md:py-5">
        <a
          href={homePath(language)}
          aria-label={t('header.homeLabel', { agency: agency.name })}
          className="logo"
        >
          <LogoMark />
          {agency.name}
        </a>
        <Menu items={menu} />
        <LanguageSwitcher languages={languages} />
      </div>
    </header>
  );
}

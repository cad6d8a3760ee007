import type { LanguageId } from 'schemas/languages.ts';
import type { TagIds } from '../consent/analytics/tag-ids.ts';
import type { AgencyIcon, AgencyLogo } from '../content/cms/pictures/agency-pictures.server.ts';
import type { ConsentData } from '../consent/consent.ts';
import type { PackedTexts } from '../content/i18n/packed-texts.ts';
import type { PopupData } from './popup/popup-dialog.tsx';
import type { FooterData } from './footer/load-footer.server.tsx';
import type { MenuItem } from './header/load-menu.server.ts';
import type { SearchHrefs } from '../properties/search-field/search-button.tsx';
import type { PageTheme } from './theme/theme-style.ts';
import type { TopBarData } from './top-bar/load-top-bar.server.ts';

export type HeaderPosition = 'left' | 'center' | 'right';

export type HeaderArrangement = {
  logo: HeaderPosition;
  menu: HeaderPosition;
  language: HeaderPosition;
  hasMenuRow: boolean;
};

export type LayoutData = {
  language: LanguageId;
  languages: readonly LanguageId[];
  texts: PackedTexts;
  textsHref: string;
  theme: PageTheme;
  /** Colours of the browser's bar; undefined in dark where the site is light for everyone. */
  barColours: { light: string | undefined; dark: string | undefined };
  /** JSON of what browsers may fetch before it is opened. */
  speculationRules: string;
  agency: {
    name: string;
    /** Undefined where the standard mark and the name stay. */
    logo: AgencyLogo | undefined;
    tagline: string | undefined;
    phone: string | null;
    email: string | null;
  };
  /** Undefined where the standard icon stays. */
  icon: AgencyIcon | undefined;
  menu: readonly MenuItem[];
  header: HeaderArrangement;
  button: { href: string; label: string } | undefined;
  favouritesHref: string | undefined;
  login: { href: string; title: string } | undefined;
  search: SearchHrefs;
  topBar: TopBarData | undefined;
  footer: FooterData;
  consent: ConsentData | undefined;
  /** True for a page behind a mailed link, whose address nobody else may learn. */
  isPersonal: boolean;
  tags: TagIds | undefined;
  popup: PopupData | undefined;
};

export type HeaderData = Pick<
  LayoutData,
  'button' | 'favouritesHref' | 'header' | 'languages' | 'login' | 'menu' | 'search'
> & { agency: Pick<LayoutData['agency'], 'name' | 'logo'> };

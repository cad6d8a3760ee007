import type { LanguageId } from 'schemas/languages.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { listPath, pagePath } from '../../content/paths/build-path.ts';
import type { HeaderData } from '../layout-data.ts';
import { loadMenu, valuationHref } from './load-menu.server.ts';
import { needsOwnRow } from './menu-row.ts';

type LoadedHeader = Omit<HeaderData, 'agency' | 'bannerClearance' | 'languages'>;

export function loadHeader(site: Site, language: LanguageId, agency: HeaderData['agency']): LoadedHeader {
  const { header } = site.content;
  const menu = loadMenu(site, language);
  const valuation = valuationHref(site, language);
  const favourites = site.paths.byKind('favourites');
  const places = {
    logo: header?.logoPosition ?? 'left',
    menu: header?.menuPosition ?? 'right',
    language: header?.languagePosition ?? 'right',
  } as const;
  const hasMenuRow = needsOwnRow({
    places,
    menu,
    agencyName: agency.name,
    logo: agency.logo?.picture,
    languageCount: site.languages.length,
    hasFavourites: favourites !== undefined,
    buttonText: valuation && serverText(site, language)('header.freeValuation'),
  });
  return {
    menu,
    header: { ...places, hasMenuRow },
    valuationHref: valuation,
    favouritesHref: favourites && pagePath(favourites, language),
    search: {
      saleHref: listPath(site.paths, 'sale', language),
      rentHref: listPath(site.paths, 'rent', language),
    },
  };
}

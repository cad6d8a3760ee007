import { serverText } from '../../content/i18n/i18next.server.ts';
import { mapTypeOf } from '../../properties/map/frame/load-map-frame.server.ts';
import { loadListMap } from '../../properties/map/load-list-map.server.ts';
import { loadViewSwitch } from '../../properties/map/load-view-switch.server.ts';
import type { ListAddress } from '../../properties/filters/list-address.ts';
import type { PageContext } from '../../content/page-context.ts';

export async function loadListViews(context: PageContext, address: ListAddress, ids: readonly string[]) {
  const { platform, site, url, language } = context;
  const mapType = mapTypeOf(platform.settings);
  const t = serverText(site, language);
  const { pathname: path } = url;
  const { catalogue } = platform;
  const map = await loadListMap({
    t,
    paths: site.paths,
    language,
    path,
    address,
    ids,
    mapType,
    catalogue,
  });
  return { map, views: loadViewSwitch(t, path, address) };
}

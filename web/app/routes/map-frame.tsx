import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { serverText } from '../content/i18n/i18next.server.ts';
import { packTexts } from '../content/i18n/packed-texts.ts';
import { Island, PageTextProvider } from '../islands/island.tsx';
import { loadLayout } from '../site/load-layout.server.ts';
import { loadMapFrame } from '../properties/map/frame/load-map-frame.server.ts';
import { MapFrame } from '../properties/map/frame/map-frame.tsx';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { LateSheet } from '../ui/page/page-top.tsx';
import { mapFramePath } from '../content/paths/build-path.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.map.title },
  { name: 'robots', content: 'noindex' },
];

/** Shown by pages of this site in a frame. They post the properties to it. */
export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const { site, language } = await loadPageContext(platform, request);
  const { catalogue, clock, settings } = platform;
  if (params['language'] !== language) throw redirect(mapFramePath(language));
  const map = loadMapFrame({ t: serverText(site, language), language, catalogue, settings });
  const image = map.tiles ? [new URL(map.tiles.url).origin] : [];
  const markupWriters = map.tiles ? ['leaflet'] : [];
  return {
    language,
    map,
    theme: loadLayout(site, language, { now: clock(), catalogue }).theme,
    needs: { sources: { frameAncestors: ["'self'"], image, markupWriters } },
  };
}

export default function MapFrameRoute() {
  const { language, map } = useLoaderData<typeof loader>();
  return (
    <PageTextProvider language={language} texts={packTexts({})}>
      <LateSheet />
      <Island name="mapFrame" component={MapFrame} props={map} />
    </PageTextProvider>
  );
}

import sheetStyles from '../pages/property-print/sheets.css?url';
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { toClientData } from '../pages/to-client-data.server.ts';
import { PageTextProvider } from '../islands/island.tsx';
import { loadLayout } from '../site/load-layout.server.ts';
import { fontFiles } from '../site/theme/fonts.ts';
import { defaultTheme } from '../site/theme/theme.ts';
import { themeStyle } from '../site/theme/theme-style.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { loadPropertyPrint } from '../pages/property-print/load-property-print.server.ts';
import { PropertyPrint } from '../pages/property-print/property-print.tsx';
import { languagePath, offerMoveStatus, shortPropertyPath } from '../content/paths/build-path.ts';
import { isProjectAddress } from '../content/paths/resolve-path.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data?.head),
  ...(data ? [{ tagName: 'link', rel: 'canonical', href: data.head.canonical }] : []),
];

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheetStyles }];

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url, language } = context;
  const id = params['id'] ?? '';
  const print = isProjectAddress(site.paths, url.pathname) ? undefined : await loadPropertyPrint(context, id);
  // The page of the property tells what became of it.
  if (!print) throw redirect(`${languagePath(language, shortPropertyPath(id))}/`);
  if (print.path !== url.pathname) throw redirect(print.path, offerMoveStatus(print.path));
  const { texts } = loadLayout(site, language, {
    now: platform.clock(),
    catalogue: platform.catalogue,
  });
  const chosen = site.content.theme ?? defaultTheme;
  const theme = { style: themeStyle(chosen), fontFiles: fontFiles(chosen.fonts) };
  return toClientData(platform, { ...print, language, texts, theme });
}

export default function PropertyPrintRoute() {
  const { page: print } = useLoaderData<typeof loader>();
  if (!print) return null;
  const { language, texts } = print;
  return (
    <PageTextProvider language={language} texts={texts}>
      <PropertyPrint print={print} />
    </PageTextProvider>
  );
}

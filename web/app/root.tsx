import './app.css';
import lateStyles from 'web/app/late.css?url';
import type { MetaFunction } from '@remix-run/cloudflare';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import { ClientDataContext } from './islands/island.tsx';
import { languageOfPath, languageTag } from './content/i18n/language.ts';
import { contactOf, RootError, rootErrorTitle } from './site/errors/root-error.tsx';
import type { loader as siteLoader } from './routes/site.tsx';
import type { AgencyIcon } from './content/cms/pictures/agency-pictures.server.ts';
import type { PageTheme } from './site/theme/theme-style.ts';
import { manifestPath } from './content/paths/feed-path.ts';
import { useNonce } from './ui/page/request-context.tsx';
import { LateSheetProvider, pageTopEndId } from './ui/page/page-top.tsx';

/** Used when even the layout has failed; others have their own. */
export const meta: MetaFunction = ({ location }) => [
  { title: rootErrorTitle(languageOfPath(location.pathname)) },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const hydratesWholePage = useContext(ClientDataContext) === undefined;
  const { pathname } = useLocation();
  const layout = useRouteLoaderData<typeof siteLoader>('routes/site');
  const theme = useOfPage('theme');
  const icon = useOfPage('icon');
  const language = layout?.language ?? languageOfPath(pathname);
  return (
    <html lang={languageTag(language)} data-preview={layout?.preview?.kind}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {icon ? (
          <>
            <link rel="icon" href={icon.href} type="image/png" sizes="100x100" />
            {icon.touchHref && <link rel="apple-touch-icon" href={icon.touchHref} />}
          </>
        ) : (
          <>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/icons/icon-180.png" />
          </>
        )}
        {layout?.barColours.dark && (
          <meta name="theme-color" content={layout.barColours.dark} media="(prefers-color-scheme:dark)" />
        )}
        {layout && <meta name="theme-color" content={layout.barColours.light} />}
        {layout && <link rel="manifest" href={manifestPath(layout.language)} />}
        {theme?.fontFiles.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* Half a top would move when its rest comes. */}
        {layout && <link rel="expect" href={`#${pageTopEndId}`} {...{ blocking: 'render' }} />}
        <Meta />
        <Links />
        {theme && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: theme.style }} />}
        {layout && !hydratesWholePage && (
          <script
            type="speculationrules"
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: layout.speculationRules }}
          />
        )}
      </head>
      <body>
        <LateSheetProvider value={lateStyles}>{children}</LateSheetProvider>
        {hydratesWholePage && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

type OfPage = { theme: PageTheme; icon: AgencyIcon };

/** Comes with a page of the site, the frame of a map, a property on paper, or what is taken along. */
function useOfPage<Name extends keyof OfPage>(name: Name): OfPage[Name] | undefined {
  for (const { data } of useMatches()) if (has(data, name)) return data[name];
  return undefined;
}

function has<Name extends keyof OfPage>(data: unknown, name: Name): data is Pick<OfPage, Name> {
  return typeof data === 'object' && data !== null && name in data && Reflect.get(data, name) !== undefined;
}

export default function Root() {
  return <Outlet />;
}

/** Third of three error levels: the layout failed, so no content is available. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  const layout = useRouteLoaderData<typeof siteLoader>('routes/site');
  const contact = contactOf(useRouteError()) ?? layout?.agency;
  return <RootError language={languageOfPath(pathname)} contact={contact} />;
}

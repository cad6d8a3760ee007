import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { agencyIcon } from '../content/cms/pictures/agency-pictures.server.ts';
import { loadSite } from '../content/cms/site.server.ts';
import { roundPath } from '../content/paths/round-path.ts';
import { takeAlongPath } from '../content/paths/take-along-path.ts';
import type { FeedFile } from '../content/paths/feed-path.ts';
import { assistantsText } from '../delivery/assistants/assistants-text.server.ts';
import { filtersOf, feedSource, loadFeedContent } from '../delivery/feeds/feed-source.server.ts';
import { feedResponse, noFeed } from '../delivery/feeds/feed-response.server.ts';
import { loadArticleFeed } from '../delivery/feeds/news/article-feed.server.ts';
import { newsFeed } from '../delivery/feeds/news/news-feed.server.ts';
import { openApi } from '../delivery/feeds/open-api.server.ts';
import { openHouseCalendar } from '../delivery/feeds/open-house-calendar.server.ts';
import {
  propertyFeedPage,
  propertyRecord,
  readFeedQuery,
} from '../delivery/feeds/properties/property-feed.server.ts';
import type { FeedProperty } from '../delivery/feeds/properties/property-feed-schema.ts';
import { robotsText } from '../delivery/feeds/robots.ts';
import { securityText } from '../delivery/feeds/security-text.ts';
import { listAddresses, readAddresses } from '../delivery/feeds/sitemap/site-addresses.server.ts';
import { partOf, sitemap, sitemapIndex, sitemapOptions } from '../delivery/feeds/sitemap/sitemap.server.ts';
import { appManifest, webManifest } from '../delivery/feeds/web-manifest.server.ts';
import takeAlongWorker from '../pages/take-along/worker.js?raw';
import { earl, openAcr } from '../pages/evidence/conformance.ts';
import { cacheRules } from '../platform/http/headers/cache-rules.ts';
import { readListAddress } from '../properties/filters/list-address.ts';

const plainText = 'text/plain; charset=utf-8';
const atomOptions = { type: 'application/atom+xml; charset=utf-8', rule: 'minutes' } as const;

const feeds = {
  'favicon.ico': sendIcon,
  'robots.txt': (args) =>
    feedResponse(given(args), robotsText(args.context.settings.SITE_URL), { type: plainText, rule: 'day' }),
  'sitemap.xml': (args) => (args.params['language'] ? sendSitemap(args) : sendSitemapIndex(args)),
  'manifest.webmanifest': sendManifest,
  'worker.js': sendWorker,
  'properties.json': sendProperties,
  ':file': sendProperty,
  'sale.atom': (args) => sendNews(args, 'sale'),
  'rent.atom': (args) => sendNews(args, 'rent'),
  'articles.atom': sendArticles,
  'open-houses.ics': sendOpenHouses,
  'openapi.json': sendOpenApi,
  'openacr.yaml': sendOpenAcr,
  'earl.json': sendEarl,
  'llms.txt': sendAssistantsText,
  'indexnow.txt': sendIndexNowKey,
  'security.txt': sendSecurityText,
} satisfies Record<FeedFile, (args: LoaderFunctionArgs) => Response | Promise<Response>>;

export function loader(args: LoaderFunctionArgs) {
  const last = new URL(args.request.url).pathname.toLowerCase().split('/').filter(Boolean).at(-1);
  const name = args.params['file'] === undefined ? last : ':file';
  return name && name in feeds ? feeds[name as FeedFile](args) : noFeed();
}

const given = ({ request, context: platform }: LoaderFunctionArgs) => ({ request, platform });

async function localSite({ context, params }: LoaderFunctionArgs) {
  const site = await loadSite(context);
  const language = site.languages.find((id) => id === params['language']);
  return language && { site, language };
}

/** Serves programs that look for an icon without reading a page. */
async function sendIcon({ context }: LoaderFunctionArgs) {
  const { content } = await loadSite(context);
  const icon = agencyIcon(content.settings)?.href ?? '/icons/icon-48.png';
  return redirect(icon, { headers: { 'Cache-Control': cacheRules.hour } });
}

async function sendSitemapIndex(args: LoaderFunctionArgs) {
  const { context: platform } = args;
  const site = await loadSite(platform);
  const content = await loadFeedContent(platform);
  const listed = await Promise.all(
    site.languages.map(async (language) => ({
      language,
      addresses: await listAddresses({ site, content, catalogue: platform.catalogue, language }),
    })),
  );
  return feedResponse(given(args), sitemapIndex(listed, platform.settings.SITE_URL), sitemapOptions);
}

async function sendSitemap(args: LoaderFunctionArgs) {
  const { request, context: platform } = args;
  const local = await localSite(args);
  if (!local) return noFeed();
  const { catalogue } = platform;
  const wanted = { ...local, content: await loadFeedContent(platform), catalogue };
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const listed = partOf(await listAddresses(wanted), page);
  if (listed.length === 0) return noFeed();
  const map = sitemap(await readAddresses(wanted, listed), platform.settings.SITE_URL);
  return feedResponse(given(args), map, sitemapOptions);
}

async function sendManifest(args: LoaderFunctionArgs) {
  const local = await localSite(args);
  if (!local) return noFeed();
  const options = { type: 'application/manifest+json', rule: 'hour' } as const;
  const { site, language } = local;
  const { pathname } = new URL(args.request.url);
  const app = [takeAlongPath(language), roundPath(language)].find((path) => pathname.startsWith(path));
  const manifest = app ? appManifest(site, language, app) : webManifest(site, language);
  return feedResponse(given(args), manifest, options);
}

function sendWorker(args: LoaderFunctionArgs) {
  const options = { type: 'text/javascript; charset=utf-8', rule: 'page' } as const;
  return feedResponse(given(args), takeAlongWorker, options);
}

async function sendProperties(args: LoaderFunctionArgs) {
  const { request, context: platform } = args;
  const local = await localSite(args);
  if (!local) return noFeed();
  const query = readFeedQuery(new URL(request.url).searchParams);
  if (!query) return noFeed(400);
  const page = await propertyFeedPage(await feedSource(platform, local), query);
  if (!page) return noFeed();
  return propertiesResponse(args, page, page.properties);
}

async function sendProperty(args: LoaderFunctionArgs) {
  const { context: platform, params } = args;
  const local = await localSite(args);
  if (!local) return noFeed();
  const { id = '', file = '' } = params;
  const property = await propertyRecord(await feedSource(platform, local), { id, file });
  return property ? propertiesResponse(args, property, [property]) : noFeed();
}

function propertiesResponse(args: LoaderFunctionArgs, body: object, properties: readonly FeedProperty[]) {
  return feedResponse(given(args), JSON.stringify(body), {
    changesAt: properties.flatMap(({ openHouses = [] }) => openHouses.map(({ end }) => end)),
    type: 'application/json',
    rule: 'minutes',
    headers: { 'X-Robots-Tag': 'noindex' },
  });
}

async function sendNews(args: LoaderFunctionArgs, goal: 'sale' | 'rent') {
  const { request, context: platform } = args;
  const local = await localSite(args);
  if (!local) return noFeed();
  const { filters } = readListAddress(new URL(request.url).searchParams);
  const source = await feedSource(platform, local);
  const feed = await newsFeed(source, { goal, filters: { ...filters, sold: [] } });
  return feedResponse(given(args), feed, atomOptions);
}

async function sendArticles(args: LoaderFunctionArgs) {
  const { context: platform } = args;
  const local = await localSite(args);
  if (!local) return noFeed();
  return feedResponse(given(args), await loadArticleFeed(platform, local), atomOptions);
}

async function sendOpenHouses(args: LoaderFunctionArgs) {
  const { request, context: platform } = args;
  const local = await localSite(args);
  if (!local) return noFeed();
  const { searchParams } = new URL(request.url);
  const [property, project] = [searchParams.get('property'), searchParams.get('project')];
  const of = property !== null ? { property } : project !== null ? { project } : undefined;
  const calendar = await openHouseCalendar(await feedSource(platform, local), of);
  if (calendar === undefined) return noFeed();
  const name = property !== null ? `open-house-${property}` : ['open-houses', project ?? []].flat().join('-');
  return feedResponse(given(args), calendar.file, {
    changesAt: calendar.changesAt,
    type: 'text/calendar; charset=utf-8',
    rule: 'minutes',
    headers: { 'Content-Disposition': `inline; filename="${name}.ics"`, 'X-Robots-Tag': 'noindex' },
  });
}

async function sendOpenApi(args: LoaderFunctionArgs) {
  const { context: platform } = args;
  const site = await loadSite(platform);
  const { content, languages } = site;
  const { SITE_URL: siteUrl } = platform.settings;
  const agency = content.settings?.agencyName ?? new URL(siteUrl).hostname;
  const filters = filtersOf(site, platform.catalogue);
  const description = JSON.stringify(openApi({ agency, siteUrl, languages, filters }));
  return feedResponse(given(args), description, { type: 'application/json', rule: 'hour' });
}

async function sendOpenAcr(args: LoaderFunctionArgs) {
  const { SITE_URL: siteUrl } = args.context.settings;
  const { settings } = (await loadSite(args.context)).content;
  const agency = settings?.agencyName ?? new URL(siteUrl).hostname;
  const report = openAcr({ agency, email: settings?.email ?? '', siteUrl });
  return feedResponse(given(args), report, { type: 'application/yaml; charset=utf-8', rule: 'hour' });
}

function sendEarl(args: LoaderFunctionArgs) {
  const { SITE_URL: siteUrl } = args.context.settings;
  return feedResponse(given(args), earl({ siteUrl }), { type: 'application/ld+json', rule: 'hour' });
}

async function sendAssistantsText(args: LoaderFunctionArgs) {
  const { context: platform } = args;
  const text = assistantsText(await loadSite(platform), platform);
  return feedResponse(given(args), text, { type: plainText, rule: 'hour' });
}

/** Proves to search engines that who announces changes owns the site. */
function sendIndexNowKey(args: LoaderFunctionArgs) {
  const { INDEXNOW_KEY: key } = args.context.settings;
  return key === '' ? noFeed() : feedResponse(given(args), key, { type: plainText, rule: 'hour' });
}

async function sendSecurityText(args: LoaderFunctionArgs) {
  const { context: platform } = args;
  const { content, languages } = await loadSite(platform);
  const contact = content.settings?.securityContact ?? '';
  const { SITE_URL: siteUrl } = platform.settings;
  const text = securityText({ contact, siteUrl, languages, now: platform.clock() });
  return text === undefined ? noFeed() : feedResponse(given(args), text, { type: plainText, rule: 'hour' });
}

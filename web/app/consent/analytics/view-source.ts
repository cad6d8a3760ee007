import type { PathTable } from '../../content/paths/path-table.ts';
import { resolvePath } from '../../content/paths/resolve-path.ts';
import { alertCampaign } from '../../content/paths/mailed-links.ts';
import type { ViewSource } from '../statistics/count-kinds.ts';

/** Names of services under whatever ending, such as `google` of `www.google.be`. */
const services: Readonly<Partial<Record<ViewSource, readonly string[]>>> = {
  'search-engine': [
    'google',
    'bing',
    'duckduckgo',
    'ecosia',
    'qwant',
    'yahoo',
    'startpage',
    'yandex',
    'brave',
  ],
  'property-site': [
    'immoweb',
    'zimmo',
    'immovlan',
    'immoscoop',
    'realo',
    'logic-immo',
    'spotto',
    '2dehands',
    '2ememain',
  ],
  social: [
    'facebook',
    'instagram',
    'linkedin',
    'lnkd',
    'pinterest',
    'reddit',
    'tiktok',
    'twitter',
    't',
    'x',
    'whatsapp',
    'messenger',
    'youtube',
  ],
};

const hosts = new Map<string, ViewSource>([
  ['com.google.android.googlequicksearchbox', 'search-engine'],
  ['com.google.android.gm', 'other'],
  ['mail.google.com', 'other'],
  ['com.facebook.katana', 'social'],
  ['com.linkedin.android', 'social'],
]);

const lists = ['property-list-sale', 'property-list-rent', 'project-list', 'recently-sold', 'favourites'];

function sourceOfName(name: string): ViewSource | undefined {
  const known = Object.entries(services).find(([, names]) => names.includes(name));
  return known?.[0] as ViewSource | undefined;
}

/** The name before an ending of one label or, as in `.co.uk`, of two. */
const nameInHost = /([^.]+)\.(?:com?\.)?[a-z]+(?::\d+)?$/;

function sourceOfHost(host: string): ViewSource {
  return hosts.get(host) ?? sourceOfName(nameInHost.exec(host)?.[1] ?? '') ?? 'other';
}

export function sourceOf(from: string, paths: PathTable): ViewSource {
  if (from === '') return 'direct';
  if (from.startsWith('?')) {
    const campaign = from.slice(1).toLowerCase();
    return campaign === alertCampaign ? 'alert' : (sourceOfName(campaign) ?? 'other');
  }
  if (!from.startsWith('/')) return sourceOfHost(from.toLowerCase());
  const resolved = resolvePath(paths, from);
  return resolved.outcome === 'page' && lists.includes(resolved.entry.kind) ? 'list' : 'site';
}

export type Reported = {
  documentURL: string;
  effectiveDirective: string;
  blockedURL: string;
  disposition: string;
  sourceFile: string;
  /** 0 where the browser does not tell. */
  lineNumber: number;
};

/** A violation without anything that a visitor, or somebody who makes reports up, could write into it. */
export type Violation = { directive: string; blocked: string; path: string; source: string };

const directives = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'media-src'],
  ...['connect-src', 'frame-src', 'child-src', 'worker-src', 'object-src', 'manifest-src'],
  ...['form-action', 'base-uri', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
];

/** Kinds that browsers name in place of an address. */
export const kinds = [
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-sink',
  'trusted-types-policy',
  'data',
  'blob',
];

/** Hosts of what browsers' translators and virus scanners insert into any page. */
const injected = /(^|\.)(kaspersky-labs\.com|translate(-pa)?\.(google|googleapis)\.com)$/;

/** Names of the visitor's own network tell where somebody is. */
const privateHost = /\.(local|localhost|lan|home|internal|corp|arpa)$/;

const publicHost = /^([\w-]+\.)+[a-z][a-z0-9-]+$/;

const longestHost = 100;

const ownScript = /^\/assets\/[\w./-]{1,100}$/;

function hostOf({ host, hostname, origin }: URL, ownOrigin: string): string | undefined {
  if (origin === ownOrigin) return host;
  const isPublic = publicHost.test(hostname) && !privateHost.test(hostname) && !injected.test(hostname);
  return isPublic && hostname.length <= longestHost ? hostname : undefined;
}

function blockedThing(blocked: string, ownOrigin: string): string | undefined {
  const url = URL.parse(blocked);
  if (!url) return kinds.find((kind) => kind === blocked);
  if (url.protocol === 'data:' || url.protocol === 'blob:') return url.protocol.slice(0, -1);
  return /^(http|ws)s?:$/.test(url.protocol) ? hostOf(url, ownOrigin) : undefined;
}

/** Undefined for a source that is neither ours nor a site's: an extension of the browser, its console. */
function sourceOf({ sourceFile, lineNumber }: Reported, ownOrigin: string): string | undefined {
  if (sourceFile === '') return '';
  const url = URL.parse(sourceFile);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin !== ownOrigin) return hostOf(url, ownOrigin);
  if (!ownScript.test(url.pathname)) return '';
  return lineNumber > 0 ? `${url.pathname}:${String(lineNumber)}` : url.pathname;
}

/** Undefined for what no page of ours caused, such as what an extension of the browser inserts. */
export function violationOf(reported: Reported, ownOrigin: string): Violation | undefined {
  const page = URL.parse(reported.documentURL);
  const directive = directives.find((known) => known === reported.effectiveDirective);
  const blocked = blockedThing(reported.blockedURL, ownOrigin);
  const source = sourceOf(reported, ownOrigin);
  // This site sends no policy that only reports.
  if (page?.origin !== ownOrigin || reported.disposition === 'report') return undefined;
  if (directive === undefined || blocked === undefined || source === undefined) return undefined;
  return { directive, blocked, path: page.pathname, source };
}

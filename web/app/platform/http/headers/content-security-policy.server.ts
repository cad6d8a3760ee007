import { type AllowedSources, noSources } from '../../page-needs.ts';
import type { Platform } from '../../platform.server.ts';

/** SHA-256 of the empty string: the Studio's tools open empty style elements and fill them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const reportGroup = 'policy';
const reportAddress = '/api/policy-reports';

/** Names the address to which `report-to` sends; relative ones must begin with a slash. */
export const reportingEndpoints = `${reportGroup}="${reportAddress}"`;

type PolicyOptions = {
  nonce: string;
  studioOrigins: readonly string[];
  allowedSources: AllowedSources;
};

const listOf = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"]);

export function contentSecurityPolicy({ nonce, studioOrigins, allowedSources }: PolicyOptions): string {
  const isFramed = studioOrigins.length > 0;
  const isDevelopment = import.meta.env.DEV;
  const styles = isDevelopment
    ? ["'unsafe-inline'"]
    : [`'nonce-${nonce}'`, ...(isFramed ? [emptyStyle] : [])];
  // The Studio's tools and the services of a tag write markup and addresses of scripts as plain texts.
  const isOurScriptOnly =
    !isFramed &&
    !isDevelopment &&
    allowedSources.script.length === 0 &&
    allowedSources.markupWriters.length === 0;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      ...(isFramed ? ["'strict-dynamic'"] : []),
      ...allowedSources.script,
    ],
    'style-src': ["'self'", ...styles],
    // The canvas shows the Studio's drawings of the modules that it can insert.
    'img-src': ["'self'", 'data:', ...studioOrigins, ...allowedSources.image],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...allowedSources.media],
    'connect-src': ["'self'", ...allowedSources.connect],
    'frame-src': listOf(allowedSources.frame),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': listOf([...studioOrigins, ...allowedSources.frameAncestors]),
    ...(isOurScriptOnly && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['site'] }),
    // Violations of editors' tools in a preview tell nothing about the pages of visitors.
    ...(!isFramed && { 'report-uri': [reportAddress], 'report-to': [reportGroup] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

export function studioOriginsOf(studioUrl: string): readonly string[] {
  if (studioUrl === '') return [];
  const { origin, hostname, port } = new URL(studioUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  return ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
}

export function policyOf(
  { nonce, settings, view }: Pick<Platform, 'nonce' | 'settings' | 'view'>,
  sources: Partial<AllowedSources> = {},
): string {
  return contentSecurityPolicy({
    nonce,
    studioOrigins: view.kind === 'studio' ? studioOriginsOf(settings.SANITY_STUDIO_URL) : [],
    allowedSources: { ...noSources, ...sources },
  });
}

/** A response as the scanner sees it, names of headers in lower case. */
export type Scanned = {
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  html: string;
};

type Policy = ReadonlyMap<string, readonly string[]>;
type Rule = (scanned: Scanned, policy: Policy) => number;

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];

function policyOf(header = ''): Policy {
  const directives = header
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];

const isPlain = (source: string) => /^(http|ftp):/.test(source);

/** Points for a header, or fewer than none against it, as the MDN HTTP Observatory gives them (its `charts.js`). */
const rules: Readonly<Record<string, Rule>> = {
  'content security policy': (_scanned, policy) => {
    const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map((name) =>
      sourcesOf(policy, name),
    ) as [readonly string[], readonly string[], readonly string[]];
    const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
    const active = [...policy].filter(([name]) => !isPassive(name)).flatMap(([, sources]) => sources);
    const passive = [...policy].filter(([name]) => isPassive(name)).flatMap(([, sources]) => sources);
    if (policy.size === 0) return -25;
    const unsafe = [...broad, "'unsafe-inline'", 'data:'];
    if (scripts.some((source) => unsafe.includes(source))) return -20;
    if (objects.some((source) => broad.includes(source)) || active.some(isPlain)) return -20;
    if ([...scripts, ...styles].includes("'unsafe-eval'") || passive.some(isPlain)) return -10;
    if (styles.some((source) => unsafe.includes(source))) return 0;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  cookies: ({ cookies }) => {
    if (cookies.length === 0) return 0;
    if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
    if (cookies.some((cookie) => /^[^=]*(login|sess)/i.test(cookie) && !/;\s*httponly/i.test(cookie)))
      return -30;
    return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
  },
  'cross-origin resource sharing': ({ headers }) =>
    'access-control-allow-credentials' in headers && 'access-control-allow-origin' in headers ? -50 : 0,
  'referrer policy': ({ headers: { 'referrer-policy': policy } }) => {
    if (policy === undefined) return 0;
    const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      policy,
    );
    return isPrivate ? 5 : -5;
  },
  'strict transport security': ({ headers }) => {
    const [, age] = /^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    if (age === undefined) return -20;
    return Number(age) >= 15_768_000 ? 0 : -10;
  },
  'subresource integrity': ({ html }) => {
    const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)];
    return foreign.every(([script]) => /\sintegrity="/.test(script)) ? 0 : -5;
  },
  'content type options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  framing: (_scanned, policy) =>
    (policy.get('frame-ancestors') ?? ['*']).some((source) => broad.includes(source)) ? -20 : 5,
  'cross-origin resource policy': ({
    headers: { 'cross-origin-resource-policy': policy = 'cross-origin' },
  }) => {
    if (policy === 'cross-origin') return 0;
    return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
  },
};

/**
 * The score of one response, of which 100 and more is an A+, and the rules that took points away. Redirection from plain
 * HTTP is left out, because the edge does that.
 */
export function scoreOf(scanned: Scanned): { score: number; faults: string[] } {
  const policy = policyOf(scanned.headers['content-security-policy']);
  const points = Object.entries(rules).map(([name, rule]) => [name, rule(scanned, policy)] as const);
  const lost = points.filter(([, count]) => count < 0);
  const withoutExtra = lost.reduce((sum, [, count]) => sum + count, 100);
  const score = withoutExtra < 90 ? withoutExtra : points.reduce((sum, [, count]) => sum + count, 100);
  return { score, faults: lost.map(([name, count]) => `${name} ${String(count)}`) };
}

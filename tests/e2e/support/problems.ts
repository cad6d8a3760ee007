import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

type OutsideHost = { host: string; reason: string };

/** Hosts that the Studio calls by itself. It works without a response, so tests accept these requests. */
const studioOutsideHosts: readonly OutsideHost[] = [
  { host: 'core.sanity-cdn.com', reason: 'The script that ties a Studio to the dashboard of hosted Sanity.' },
  {
    host: 'design-system-static.sanity.io',
    reason: 'Its typeface, in place of which a system font appears.',
  },
  { host: 'studio-static.sanity.io', reason: 'The italics of its typeface.' },
  { host: 'sanity-cdn.com', reason: 'The number of its newest version.' },
  { host: 'api.sanity.io', reason: 'Whether its feedback form could deliver anything.' },
];

/**
 * Console errors of the Studio when such a host or the previewed page does not respond, or when it unsubscribes on a
 * socket that it has just closed.
 */
const studioComplaints: readonly RegExp[] = [
  /^Failed to fetch version for package/,
  /^Unable to connect to visual editing/,
  /^WebSocket is already in CLOSING or CLOSED state/,
];

function isStudioOutsideHost(hostname: string): boolean {
  return studioOutsideHosts.some(({ host }) => host === hostname);
}

function isStudioComplaint(text: string): boolean {
  return studioComplaints.some((complaint) => complaint.test(text));
}

/** Origins. */
type Studios = ReadonlySet<string>;

type Violation = { directive: string; blocked: string; page: string };

const isLocal = (url: URL) =>
  /^127\.0\.0\.1$|(^|\.)localhost$/.test(url.hostname) || !url.protocol.startsWith('http');

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined);

/** True for an address of a Studio, by either name of this machine. */
const isPageOf = (studios: Studios, address: string) =>
  studios.has(parse(address)?.origin.replace('127.0.0.1', 'localhost') ?? '');

/** Logged by Remix when a preview is closed while it reloads its content. */
const givenUp = /^AbortError: BodyStreamBuffer was aborted/;

/** True for an error about a host that a Studio may fail to reach. */
function isExcused(message: ConsoleMessage, studios: Studios): boolean {
  if (!isPageOf(studios, message.page()?.url() ?? '')) return false;
  if (givenUp.test(message.text())) return true;
  const place = parse(message.location().url)?.hostname ?? '';
  return isStudioComplaint(message.text()) || isStudioOutsideHost(place);
}

/** True for a request that leaves this machine, unless a Studio may make it. */
function isOutside(request: Request, studios: Studios): boolean {
  const url = new URL(request.url());
  if (isLocal(url)) return false;
  // A page that is being opened has no frame yet.
  const asker = request.isNavigationRequest() ? '' : request.frame().page().url();
  return !isPageOf(studios, asker) || !isStudioOutsideHost(url.hostname);
}

/**
 * Collects, from every page of a context, what a visitor's browser would complain about: errors in the console,
 * uncaught errors, violations of the content security policy, and requests to unlisted outside hosts.
 */
export async function collectProblems(context: BrowserContext, studios: Studios): Promise<string[]> {
  const problems: string[] = [];
  await context.exposeBinding('reportViolation', (_source, { directive, blocked, page }: Violation) => {
    problems.push(`policy violation: ${directive} blocked ${blocked} on ${page}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(globalThis, 'reportViolation') as (violation: Violation) => void;
      const { effectiveDirective: directive, blockedURI: blocked } = event;
      report({ directive, blocked, page: location.href });
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExcused(message, studios)) {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    if (isOutside(request, studios)) problems.push(`outside host: ${request.url()}`);
  });
  return problems;
}

import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { isStudioComplaint, isStudioOutsideHost } from './outside-hosts.ts';

/** The origins of Studios. */
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
 * uncaught errors, violations of the content security policy, and requests to outside hosts that are not
 * listed. `outside-hosts.ts` lists the exceptions for the Studio.
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

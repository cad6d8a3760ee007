import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { studioComplaints, studioOutsideHosts } from './outside-hosts.ts';

type Violation = { directive: string; blocked: string; page: string };

const isLocal = (url: URL) => /(^|\.)localhost$/.test(url.hostname) || !url.protocol.startsWith('http');

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function isStudioComplaint(message: ConsoleMessage): boolean {
  const isKnown = studioComplaints.some((complaint) => complaint.test(message.text()));
  return isKnown || studioOutsideHosts.includes(hostOf(message.location().url) ?? '');
}

/**
 * Collects, from every page of a context, what a visitor's browser would complain about: errors in the console,
 * uncaught errors, violations of the content security policy, and requests to outside hosts nobody listed.
 */
export async function collectProblems(context: BrowserContext): Promise<string[]> {
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
    if (message.type() === 'error' && !isStudioComplaint(message)) {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!isLocal(url) && !studioOutsideHosts.includes(url.hostname)) {
      problems.push(`outside host: ${request.url()}`);
    }
  });
  return problems;
}

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
 * Console errors of the Studio while such a host, or the previewed page, does not respond, and when it unsubscribes on a
 * socket that it has just closed.
 */
const studioComplaints: readonly RegExp[] = [
  /^Failed to fetch version for package/,
  /^Unable to connect to visual editing/,
  /^WebSocket is already in CLOSING or CLOSED state/,
];

export function isStudioOutsideHost(hostname: string): boolean {
  return studioOutsideHosts.some(({ host }) => host === hostname);
}

export function isStudioComplaint(text: string): boolean {
  return studioComplaints.some((complaint) => complaint.test(text));
}

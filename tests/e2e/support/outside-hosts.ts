type OutsideHost = { host: string; reason: string };

/** Where the Studio, and it alone, calls by itself. It does without an answer, so tests accept these calls. */
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

/** What the Studio writes to the console when such a host, or the page it previews, does not answer at once. */
const studioComplaints: readonly RegExp[] = [
  /^Failed to fetch version for package/,
  /^Unable to connect to visual editing/,
];

export function isStudioOutsideHost(hostname: string): boolean {
  return studioOutsideHosts.some(({ host }) => host === hostname);
}

export function isStudioComplaint(text: string): boolean {
  return studioComplaints.some((complaint) => complaint.test(text));
}

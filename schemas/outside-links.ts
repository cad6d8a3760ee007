/** An outside address that published content links to and that leads nowhere. */
export type DeadLink = {
  address: string;
  /** Absent if no server answered. */
  status?: number;
  /** ISO day in Belgium. */
  since: string;
};

/** Requires a dot and a last part that begins with a letter, which rules out IP addresses and bare machine names. */
const publicName = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/;
const privateName = /\.(?:local|localhost|internal|intranet|lan|home|corp|home\.arpa)$/;

/** False for hosts that only this machine or its network can reach. */
export function isPublicHost(hostname: string): boolean {
  return publicName.test(hostname) && !privateName.test(hostname);
}

/** Statuses that ask for a person, a login or patience: only a person can judge such a link. */
export const refusals: readonly number[] = [401, 403, 407, 429, 451, 999];

/** An address of another site to which published content links, while nothing is found there. */
export type DeadLink = {
  address: string;
  /** Absent where no server answered. */
  status?: number;
  /** ISO day in Belgium. */
  since: string;
};

/** A name with a dot whose last part begins with a letter: no number of a machine, and no machine of a private network. */
const publicName = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/;
const privateName = /\.(?:local|localhost|internal|intranet|lan|home|corp|home\.arpa)$/;

/** False for what only this machine or its network can reach, which no page should lead to. */
export function isPublicHost(hostname: string): boolean {
  return publicName.test(hostname) && !privateName.test(hostname);
}

/** Statuses of servers that want a person, a login or patience: only a person can judge such a link. */
export const refusals: readonly number[] = [401, 403, 407, 429, 451, 999];

import { createClient } from '@sanity/client';
import type { WorkspaceOptions } from 'sanity';
import { lakeFetch } from './lake-fetch.ts';

type Connection = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>;

const namesOfThisMachine = ['localhost', '127.0.0.1'];

/**
 * Uses the host name of the address bar, because browsers treat `localhost` and `127.0.0.1` as two sites and would
 * withhold the editor's cookie.
 */
export function lakeBeside(studioHostname: string, apiHost: string): string {
  const url = new URL(apiHost);
  const areBothHere = [url.hostname, studioHostname].every((name) => namesOfThisMachine.includes(name));
  if (areBothHere) url.hostname = studioHostname;
  return url.origin;
}

/** Connects the Studio to a local lake: one host for every project, a cookie, and event streams over one socket. */
export function lakeConnection(configuredHost: string): Connection {
  const apiHost = lakeBeside(typeof location === 'undefined' ? '' : location.hostname, configuredHost);
  return {
    apiHost,
    auth: { loginMethod: 'cookie' },
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost,
        useProjectHostname: false,
        resolveFetch: () => lakeFetch(apiHost),
      }),
  };
}

import { createClient } from '@sanity/client';
import type { WorkspaceOptions } from 'sanity';
import { lakeFetch } from './lake-fetch.ts';

type Connection = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>;

const namesOfThisMachine = ['localhost', '127.0.0.1'];

/**
 * The lake by that name of one's own machine by which the Studio was opened. Under the other name it would be another
 * site, to which a browser does not send the editor's cookie.
 */
export function lakeBeside(studioHostname: string, apiHost: string): string {
  const url = new URL(apiHost);
  const areBothHere = [url.hostname, studioHostname].every((name) => namesOfThisMachine.includes(name));
  if (areBothHere) url.hostname = studioHostname;
  return url.origin;
}

/**
 * The options that point the studio at a lake of our own instead of hosted Sanity. The lake is one host for every
 * project, knows the editor by cookie, and carries the studio's event streams over one socket.
 */
export function lakeConnection(configuredHost: string): Connection {
  const apiHost = lakeBeside(typeof location === 'undefined' ? '' : location.hostname, configuredHost);
  return {
    apiHost,
    auth: { loginMethod: 'cookie', providers: [] },
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost,
        useProjectHostname: false,
        resolveFetch: () => lakeFetch(apiHost),
      }),
  };
}

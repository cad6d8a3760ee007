import { createClient } from '@sanity/client';
import type { WorkspaceOptions } from 'sanity';
import { lakeFetch } from './lake-fetch.ts';

type Connection = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>;

/**
 * The options that point the studio at a lake of our own instead of hosted Sanity. The lake is one host for every
 * project, knows the editor by cookie, and carries the studio's event streams over one socket.
 */
export function lakeConnection(apiHost: string): Connection {
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

import type { Platform } from './app/platform/platform.server.ts';

// Remix finds both by merging into its own interfaces.
declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends Platform {}

  interface Future {
    v3_singleFetch: true;
  }
}

import { createContext, useContext, type ReactNode } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Never sends the nonce as data, so it is undefined in the browser. */
export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext.Provider value={nonce}>{children}</NonceContext.Provider>;
}

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

const RequestIdContext = createContext<string | undefined>(undefined);

/** Ties an error page to its log line; unknown in a browser that hydrates the whole page. */
export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string | undefined {
  return useContext(RequestIdContext);
}

import { createContext, useContext } from 'react';

const RequestIdContext = createContext<string | undefined>(undefined);

/** Ties an error page to its log line; unknown in a browser that hydrates the whole page. */
export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string | undefined {
  return useContext(RequestIdContext);
}

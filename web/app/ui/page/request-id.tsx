import { createContext, useContext } from 'react';

const RequestIdContext = createContext<string | undefined>(undefined);

/** Gives an error page what ties it to the log. In a browser that takes over the whole page it is not known. */
export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string | undefined {
  return useContext(RequestIdContext);
}

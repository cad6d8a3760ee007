import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';

/** Version of Sanity's API for queries. */
export const apiVersion = '2025-02-19';

type Parameters = Readonly<Record<string, string | number | boolean | string[]>>;

const noParameters: Parameters = {};

/**
 * Result of a query over drafts and published documents, updated on every change; `undefined` while loading. The
 * caller knows its type.
 */
export function useContent(query: string, parameters: Parameters = noParameters): unknown {
  const store = useDocumentStore();
  const [result, setResult] = useState<unknown>();
  const parametersText = JSON.stringify(parameters);
  useEffect(() => {
    const results = store.listenQuery(query, JSON.parse(parametersText) as Parameters, {
      apiVersion,
      perspective: 'raw',
      throttleTime: 500,
    });
    const subscription = results.subscribe((changed: unknown) => {
      setResult(changed);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [store, query, parametersText]);
  return result;
}

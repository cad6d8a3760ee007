import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';

export const apiVersion = '2025-02-19';

type Parameters = Readonly<Record<string, string | number | boolean | string[]>>;

const noParameters: Parameters = {};

/** A query of several parts, and a filter for what changes its result: only filters can be listened to. */
type Watched = Readonly<{ fetch: string; listen: string }>;

/** Queries drafts and published documents, again on every change. The caller knows the type of the result. */
export function useContent(query: string | Watched, parameters: Parameters = noParameters): unknown {
  const store = useDocumentStore();
  const [result, setResult] = useState<unknown>();
  const parametersText = JSON.stringify(parameters);
  useEffect(() => {
    const results = store.listenQuery(query, JSON.parse(parametersText) as Parameters, {
      apiVersion,
      perspective: 'raw',
      throttleTime: 500,
    });
    const subscription = results.subscribe((changed: unknown) => setResult(changed));
    return () => {
      subscription.unsubscribe();
    };
  }, [store, query, parametersText]);
  return result;
}

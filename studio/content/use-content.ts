import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';

/** The version of Sanity's API that this Studio's own questions are asked in. */
export const apiVersion = '2025-02-19';

type Parameters = Readonly<Record<string, string | number | boolean | string[]>>;

const noParameters: Parameters = {};

/**
 * What a query finds, drafts and published documents side by side, asked again whenever one of them changes.
 * `undefined` until the first answer. Who asks knows what the query finds.
 */
export function useContent(query: string, parameters: Parameters = noParameters): unknown {
  const store = useDocumentStore();
  const [result, setResult] = useState<unknown>();
  const parametersText = JSON.stringify(parameters);
  useEffect(() => {
    const answers = store.listenQuery(query, JSON.parse(parametersText) as Parameters, {
      apiVersion,
      perspective: 'raw',
      throttleTime: 500,
    });
    const subscription = answers.subscribe((answer: unknown) => {
      setResult(answer);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [store, query, parametersText]);
  return result;
}

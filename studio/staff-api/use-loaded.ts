import { useEffect, useId, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export type Loaded<Result> = {
  /** Undefined while the first result loads, the last good one while another loads or fails. */
  result: Result | undefined;
  problem: string | undefined;
  reload: () => void;
  /** Shows another result until the next one is loaded. */
  show: (change: (shown: Result) => Result) => void;
};

type Options = {
  /** Milliseconds between loads while someone can see the result. */
  every?: number;
  /** Shows what another component has loaded for the key; `isFresh` loads it again. */
  isShared?: boolean;
  isFresh?: boolean;
};

/**
 * Loads again whenever the key changes, and nothing while it is null.
 *
 * @param load gets what is shown for the same key
 */
export function useLoaded<Result>(
  key: readonly unknown[] | null,
  load: (shown: Result | undefined) => Promise<Result>,
  { every = 0, isShared = false, isFresh = true }: Options = {},
): Loaded<Result> {
  const { cache } = useSWRConfig();
  const scope = useId();
  const scopedKey = key && [...(isShared ? [] : [scope]), ...key];
  const isLive = every > 0;
  const { data, error, mutate } = useSWR<Result, unknown>(
    scopedKey,
    () => load(cache.get(unstable_serialize(scopedKey))?.data as Result | undefined),
    {
      keepPreviousData: true,
      revalidateIfStale: isFresh,
      revalidateOnFocus: isLive,
      revalidateOnReconnect: isLive,
      refreshInterval: every,
      shouldRetryOnError: isLive,
      onErrorRetry: (_error, _key, _config, revalidate, options) =>
        setTimeout(() => void revalidate(options), every),
      dedupingInterval: 0,
    },
  );
  return {
    result: data,
    problem: error === undefined ? undefined : sentenceOf(error),
    reload: () => void mutate(),
    show: (change) => void mutate((shown) => shown && change(shown), { revalidate: false }),
  };
}

/** Milliseconds. */
const pause = 250;

/** Returns the value once typing pauses. */
export function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, text);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return JSON.parse(settled) as Value;
}

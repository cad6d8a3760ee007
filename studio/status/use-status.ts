import { useCallback, useEffect, useState } from 'react';
import type { StatusItem } from 'schemas/site-status.ts';
import type { StaffApi } from '../leads/staff-api.ts';
import { sentenceOf } from '../leads/use-staff-api.ts';

/** Milliseconds between readings while someone can see them. */
const liveEvery = 60_000;

type Status = {
  /** Undefined while the first reading loads. */
  items: readonly StatusItem[] | undefined;
  problem: string | undefined;
  reload: () => void;
};

export function useStatus(api: StaffApi): Status {
  const [items, setItems] = useState<readonly StatusItem[]>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const read = (await (await api.request('status')).json()) as StatusItem[];
        if (!isWanted) return;
        setItems(read);
        setProblem(undefined);
      } catch (error) {
        if (isWanted) setProblem(sentenceOf(error));
      }
    };
    void load();
    const interval = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, liveEvery);
    return () => {
      isWanted = false;
      clearInterval(interval);
    };
  }, [api, round]);

  const reload = useCallback(() => {
    setRound((last) => last + 1);
  }, []);

  return { items, problem, reload };
}

import { useCallback, useEffect, useState } from 'react';
import { sentenceOf } from './use-staff-api.ts';

type Timing = {
  /** Milliseconds before a reading, so that a search waits until the typing pauses. */
  pause?: number;
  /** Milliseconds between readings while someone can see them; read once without it. */
  every?: number;
};

export type StaffReading<Result> = {
  /** Undefined while the first reading loads, the last good one while another fails. */
  result: Result | undefined;
  problem: string | undefined;
  reload: () => void;
};

/** Reads from the site when `read` changes, which callers memoize, and whenever it is reloaded. */
export function useStaffReading<Result>(
  read: () => Promise<Result>,
  { pause = 0, every }: Timing = {},
): StaffReading<Result> {
  const [result, setResult] = useState<Result>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const found = await read();
        if (!isWanted) return;
        setResult(found);
        setProblem(undefined);
      } catch (error) {
        if (isWanted) setProblem(sentenceOf(error));
      }
    };
    const timer = setTimeout(() => void load(), pause);
    const update = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const interval = every === undefined ? undefined : setInterval(update, every);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      clearInterval(interval);
    };
  }, [read, pause, every, round]);

  const reload = useCallback(() => {
    setRound((last) => last + 1);
  }, []);

  return { result, problem, reload };
}

import { useToast } from '@sanity/ui/toast';
import { useCallback } from 'react';
import { sentenceOf } from '../staff-api/use-loaded.ts';

type Told = string | { title: string; description: string } | undefined;

/** Runs work, tells the reader its result or failure, and resolves to true if it succeeded. */
export type Attempt = (work: () => Promise<Told> | Promise<void>, failed: string) => Promise<boolean>;

export function useAttempt(): Attempt {
  const { push } = useToast();
  return useCallback(
    async (work, failed) => {
      try {
        const told = await work();
        if (told) push({ status: 'success', ...(typeof told === 'string' ? { title: told } : told) });
        return true;
      } catch (error) {
        push({ status: 'error', title: failed, description: sentenceOf(error) });
        return false;
      }
    },
    [push],
  );
}

/** A line of a list in order of time, in the words of its reader. */
export type Entry = {
  key: string;
  /** ISO day. */
  day: string;
  date: string;
  time?: string | undefined;
  title: string;
  /** Opens elsewhere. */
  href?: string | undefined;
  /** The property, while several are shown. */
  place?: string | undefined;
  by?: string | undefined;
  text?: string | undefined;
  tone?: 'good' | 'plain' | 'quiet';
};

export type EntryGroup = { id: string; title: string; entries: readonly Entry[]; empty: string };

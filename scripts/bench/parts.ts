import type { BenchStack } from './bench-stack.ts';
import type { Figure } from './speed-table.ts';

export type BenchContext = {
  stack: () => Promise<BenchStack>;
  /** Adds a line to the table, and shows at once that something happens. */
  record: (figure: Figure) => void;
  /** For what this machine lacks: a sentence for the end of the table. */
  miss: (subject: string, reason: string) => void;
};

export type BenchPart = (context: BenchContext) => Promise<void>;

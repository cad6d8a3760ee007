import type { ConnectionProblem } from 'schemas/staff-connection.ts';

/** Thrown where a system gives no answer to trust. Holds nothing of what was sent or received. */
export class CrmProblem extends Error {
  readonly kind: ConnectionProblem;
  /** Seconds that the system asks to wait for. */
  readonly retryAfter: number | undefined;

  constructor(kind: ConnectionProblem, retryAfter?: number) {
    super(`The property software could not be read: ${kind}.`);
    this.name = 'CrmProblem';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

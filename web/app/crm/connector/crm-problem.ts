/** `refused` is an answer that names an error, whatever its status says. */
export type ProblemKind = 'wrong-secret' | 'limited' | 'unreachable' | 'unreadable' | 'refused';

/** Thrown where a system gives no answer to trust. Holds nothing of what was sent or received. */
export class CrmProblem extends Error {
  readonly kind: ProblemKind;
  /** Seconds that the system asks to wait for. */
  readonly retryAfter: number | undefined;

  constructor(kind: ProblemKind, retryAfter?: number) {
    super(`The property software could not be read: ${kind}.`);
    this.name = 'CrmProblem';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

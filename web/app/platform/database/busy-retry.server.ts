/** Milliseconds; together a second, and many, because each attempt may meet another of a crowd. */
const waits = [10, 20, 40, 80, ...Array<number>(8).fill(100)];

/** The second is what a read gets on this machine, where D1 writes a bookmark after it; the third is what R2 says. */
const busyMessage = /SQLITE_BUSY|Failed to parse body as JSON, got: Error: internal error|Unspecified error/;

function isBusy(error: unknown): boolean {
  return error instanceof Error && (busyMessage.test(error.message) || isBusy(error.cause));
}

/** Work that finds its database or bucket locked must have changed nothing. */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      // Varied, so that two sites do not collide again.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
    }
  }
  return work();
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function retryStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const retried = new Proxy(statement, {
    get(original, name) {
      if (name === 'bind') return (...values: unknown[]) => retryStatement(original.bind(...values));
      const method: unknown = Reflect.get(original, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) =>
        retryWhileBusy(() => Reflect.apply(method, original, given) as Promise<unknown>);
    },
  });
  originals.set(retried, statement);
  return retried;
}

/** Stands in for SQLite's busy timeout, which local D1 lacks. Safe, as a locked statement has changed nothing. */
export function withBusyRetry(binding: D1Database): D1Database {
  return new Proxy(binding, {
    get(original, name) {
      if (name === 'prepare') return (text: string) => retryStatement(original.prepare(text));
      if (name === 'batch')
        return (statements: readonly D1PreparedStatement[]) =>
          retryWhileBusy(() => original.batch(statements.map((one) => originals.get(one) ?? one)));
      return Reflect.get(original, name) as unknown;
    },
  });
}

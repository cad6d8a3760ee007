/** Runs a command to its end: what goes wrong becomes one sentence and a non-zero exit, never a stack trace. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `The disk is full${path ? `: ${path} could not be written` : ''}.`;
  return error.message;
}

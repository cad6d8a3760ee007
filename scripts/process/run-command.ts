/** Runs a command; an error becomes one printed sentence and exit code 1, never a stack trace. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(errorMessage(error));
    process.exitCode = 1;
  }
}

export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `The disk is full${path ? `: ${path} could not be written` : ''}.`;
  return error.message;
}

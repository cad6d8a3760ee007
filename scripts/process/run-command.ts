/** Prints the message of an error as it is, never a stack trace, so every command throws sentences for its user. */
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

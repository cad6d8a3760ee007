/** Omits values of database statements and unreadable text, because they may be a visitor's. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const told = 'params' in error && error.cause instanceof Error ? error.cause : error;
  const words = told instanceof SyntaxError || 'params' in told ? told.name : `${told.name}: ${told.message}`;
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [words, ...places].join('\n');
}

/** Omits values of database statements and unreadable text, because they may be a visitor's. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const told = 'params' in error && error.cause instanceof Error ? error.cause : error;
  const words = told instanceof SyntaxError || 'params' in told ? told.name : `${told.name}: ${told.message}`;
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [words, ...places].join('\n');
}

type Details = {
  requestId?: string;
  /** Id of a row or document, never of a person. */
  id?: string;
  reason?: string | number;
  error?: unknown;
  /** An error of which only the kind is logged, because its message may contain personal data. */
  errorKind?: unknown;
};

/** Writes one line of JSON. The event is a fixed sentence, which `docs/operations.md` explains. */
export function logProblem(event: string, { error, errorKind, ...details }: Details = {}): void {
  const kind = errorKind instanceof Error ? errorKind.name : typeof errorKind;
  const line = {
    level: 'error',
    event,
    ...details,
    ...(error !== undefined && { error: errorLine(error) }),
    ...(errorKind !== undefined && { error: kind }),
  };
  console.error(JSON.stringify(line));
}

/** Longer parts of a path, and those with other signs, are tokens, ids or what somebody tried. */
const plainPart = /^[\w-]{0,30}$/;

export function loggedPath(url: string): string {
  return new URL(url).pathname
    .split('/')
    .map((part) => (plainPart.test(part) ? part : ':hidden'))
    .join('/');
}

type Answered = { request: Request; response: Response; startedAt: number };

/** Static files have no request id, and so no line. */
export function logRequest({ request, response, startedAt }: Answered, logsAll: boolean): void {
  const requestId = response.headers.get('X-Request-Id');
  const isFailure = response.status >= 500;
  if (requestId === null || !(isFailure || logsAll)) return;
  const line = JSON.stringify({
    level: isFailure ? 'error' : 'info',
    event: 'request',
    requestId,
    method: request.method,
    path: loggedPath(request.url),
    status: response.status,
    milliseconds: Date.now() - startedAt,
  });
  if (isFailure) console.error(line);
  else console.log(line);
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  507: 'Insufficient Storage',
};

export function refusal(status: number, message: string): ApiError {
  return new ApiError(status, message, { statusCode: status, error: reasons[status] ?? 'Error', message });
}

export type ItemError = { type: string; description: string; [detail: string]: unknown };

/** Identifies by index the mutation or action that made its transaction fail. */
export class ItemRefused extends Error {
  override readonly name = 'ItemRefused';
  readonly detail: ItemError;
  index: number;

  constructor(detail: ItemError, index = 0) {
    super(detail.description);
    this.detail = detail;
    this.index = index;
  }
}

export function insufficientPermission(permission: 'create' | 'update'): ItemRefused {
  const description = `Insufficient permissions; permission "${permission}" required`;
  return new ItemRefused({ type: 'insufficientPermissionsError', description, permission });
}

export function transactionRefusal(kind: 'mutation' | 'action', refused: ItemRefused): ApiError {
  const description = `The ${kind}(s) failed: ${refused.message}`;
  const items = [{ error: refused.detail, index: refused.index }];
  const status = refused.detail.type === 'insufficientPermissionsError' ? 403 : statusOf(refused.detail.type);
  return new ApiError(status, description, { error: { type: `${kind}Error`, description, items } });
}

function statusOf(type: string): number {
  return type === 'malformedMutationError' || type === 'validationError' ? 400 : 409;
}

export function queryRefusal(query: string, description: string, start = 0, end = query.length): ApiError {
  return new ApiError(400, description, {
    error: { type: 'queryParseError', description, query, start, end },
  });
}

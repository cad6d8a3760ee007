import type { z } from 'zod';
import type { Call } from './connector.ts';
import { CrmProblem } from './crm-problem.ts';

const patience = 20_000;

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** A success, or one of the refusals that the caller expects or whose words it reads. @throws CrmProblem */
export async function ask(
  call: Call,
  address: string,
  init: RequestInit,
  expected: readonly number[] = [],
  read: readonly number[] = [],
): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  const response = await call(address, { ...init, redirect: 'manual', signal }).catch((error: unknown) => {
    throw error instanceof CrmProblem ? error : new CrmProblem('unreachable');
  });
  if (response.ok || read.includes(response.status)) return response;
  await response.body?.cancel();
  if (expected.includes(response.status)) return response;
  if (response.status === 429) throw new CrmProblem('limited', retryAfterOf(response));
  throw new CrmProblem(response.status >= 500 ? 'unreachable' : 'refused');
}

/** Tells an answer from a page of some proxy in between, which never passed the call on. @throws CrmProblem */
export function refusePage({ headers }: Response): void {
  if (headers.get('Content-Type')?.includes('html')) throw new CrmProblem('unreachable');
}

/** @throws CrmProblem */
export async function readJson<Answer>(response: Response, schema: z.ZodType<Answer>): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined);
  const answer = schema.safeParse(body);
  if (!answer.success) throw new CrmProblem('unreadable');
  return answer.data;
}

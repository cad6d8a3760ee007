import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { z } from 'zod';
import { isSecretOf } from '../../content/cms/drafts/draft-link.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import { readBytes } from '../../platform/http/small-body.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { documentName, mostDocumentBytes } from '../../properties/owner-records/owner-record.ts';
import { syncOf, removeStrays, storeDocument } from '../../properties/runs/own-site.server.ts';
import { mostBatchBytes } from '../../properties/runs/run-paths.ts';
import { applyBatch, endRun, findRun, NoSuchRun, openRun } from '../../properties/sync/pipeline.server.ts';

const runSchema = z.strictObject({
  source: z.strictObject({ system: z.string().regex(/^[a-z0-9-]{1,40}$/), account: z.string().max(100) }),
  isWhole: z.boolean(),
  isCheck: z.boolean().optional(),
});

const records = z.array(z.unknown()).max(1000).optional();

const batchSchema = z.strictObject({
  PropertyTypes: records,
  Cities: records,
  Neighbourhoods: records,
  Categories: records,
  Brokers: records,
  Terms: records,
  Projects: records,
  Properties: records,
  OwnerRecords: records,
});

const endSchema = z.strictObject({ acceptRemovals: z.boolean().optional() });

const headers = { 'Cache-Control': cacheRules.never };

const refuse = (status: number, error: string, more: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers: { ...headers, ...more } });

const succeed = (body: object) => Response.json(body, { headers });

function isAllowed(request: Request, secret: string): boolean {
  if (secret === '') return false;
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return isSecretOf({ secretHash: sha256(secret) }, given);
}

function parseBody<Body>(schema: z.ZodType<Body>, bytes: Uint8Array): Body | Response {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return refuse(400, 'The body is no JSON.');
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? parsed.data : refuse(400, z.prettifyError(parsed.error));
}

type Call = { platform: Platform; run: string; name: string; bytes: Uint8Array };
type Handler = { method: string; most: number; respond: (call: Call) => Promise<Response> };

const open: Handler = {
  method: 'POST',
  most: 4096,
  respond: async ({ platform, bytes }) => {
    const body = parseBody(runSchema, bytes);
    if (body instanceof Response) return body;
    const { source, ...options } = body;
    return succeed({ run: await openRun(syncOf(platform), source, options) });
  },
};

const store: Handler = {
  method: 'POST',
  most: mostBatchBytes,
  respond: async ({ platform, run, bytes }) => {
    const batch = parseBody(batchSchema, bytes);
    return batch instanceof Response ? batch : succeed(await applyBatch(syncOf(platform), run, batch));
  },
};

const storePaper: Handler = {
  method: 'PUT',
  most: mostDocumentBytes,
  respond: async ({ platform, run, name, bytes }) => {
    if (!documentName.safeParse(name).success) return refuse(400, 'The name is no name of a document.');
    const { isCheck } = await findRun(platform.database, run, 'running');
    const reason = await storeDocument(platform, { name, bytes, isCheck });
    return succeed({ reason });
  },
};

const end: Handler = {
  method: 'POST',
  most: 4096,
  respond: async ({ platform, run, bytes }) => {
    const options = parseBody(endSchema, bytes);
    if (options instanceof Response) return options;
    const { isCheck, isWhole } = await findRun(platform.database, run);
    const summary = await endRun(syncOf(platform), run, options);
    if (isWhole && !isCheck && summary.state === 'done') await removeStrays(platform);
    return succeed(summary);
  },
};

function handlerOf({ pathname }: URL, name: string): Handler {
  if (name !== '') return storePaper;
  if (pathname.endsWith('/records')) return store;
  return pathname.endsWith('/end') ? end : open;
}

export function loader(): Response {
  return refuse(405, 'Use POST.', { Allow: 'POST' });
}

/** Takes the records of other software, run by run. */
export async function action({ request, context: platform, params }: ActionFunctionArgs): Promise<Response> {
  const { run = '', name = '' } = params;
  const { method, most, respond } = handlerOf(new URL(request.url), name);
  if (!isAllowed(request, platform.settings.PROPERTIES_SECRET))
    return refuse(401, 'The secret is not the one of this site.', { 'WWW-Authenticate': 'Bearer' });
  if (request.method !== method) return refuse(405, `Use ${method}.`, { Allow: method });
  const bytes = await readBytes(request, most);
  if (bytes === 413) return refuse(413, `The body is larger than ${String(most)} bytes.`);
  if (bytes === 400) return refuse(400, 'The body broke off.');
  try {
    return await respond({ platform, run, name, bytes });
  } catch (error) {
    if (error instanceof NoSuchRun) return refuse(404, 'There is no such run, or it is over.');
    // The message may quote a record.
    logProblem('Records could not be stored.', { requestId: platform.requestId, errorKind: error });
    return refuse(503, 'The site could not store this.', { 'Retry-After': '60' });
  }
}

import { z } from 'zod';
import type { SanityClient } from '@sanity/client';
import { rightOf, type StaffRight } from 'schemas/staff-rights.ts';
import { isSecretOf } from '../content/cms/drafts/draft-link.server.ts';
import { logProblem } from '../platform/log.server.ts';
import { contentClient } from '../content/cms/client.server.ts';
import { clientAddress } from '../platform/http/client-address.server.ts';
import { countRequest } from '../platform/http/rate-limit.server.ts';
import {
  endStaffSession,
  openStaffSession,
  type StaffMember,
  handleStaffRequest,
  bearerToken,
  type StaffRequest,
} from './staff-request.server.ts';

const freshFor = 60_000;

const secretSchema = z.object({
  _id: z.string(),
  _type: z.literal('staffSecret'),
  _createdAt: z.iso.datetime(),
  _rev: z.string(),
  secretHash: z.string(),
});

const transactionSchema = z.object({ id: z.string(), author: z.string() });

const projectSchema = z.object({
  members: z.array(z.object({ id: z.string(), roles: z.array(z.object({ name: z.string() })) })),
});

type StoredSecret = z.infer<typeof secretSchema>;

/** Secrets in the dataset: editors write them, and only the site's token can read them. */
type SecretStore = {
  read: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** Undefined for a document that was written more than once: anybody may have put the secret into it. */
  writerOf: (secret: StoredSecret) => Promise<StaffMember | undefined>;
};

/** The transactions of a document, one a line. A single one may arrive parsed. */
async function transactionsOf(client: SanityClient, id: string) {
  const history: unknown = await client.request({
    uri: `/data/history/${client.config().dataset ?? ''}/transactions/${id}`,
    query: { excludeContent: 'true', limit: '2' },
  });
  const lines = typeof history === 'string' ? history.split('\n').filter(Boolean) : [history];
  return lines.map((line) => transactionSchema.parse(typeof line === 'string' ? JSON.parse(line) : line));
}

/** Whoever wrote a secret may write content. */
const unknownWriter: StaffMember = { staffName: '', staffRight: 'act' };

async function told<Answer>(answer: Promise<Answer>, otherwise: NoInfer<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    logProblem('The CMS did not tell who opened a staff session.', { error });
    return otherwise;
  }
}

/** Asked of the CMS, because a name or role that the Studio sends itself would prove nothing. */
async function nameOf(client: SanityClient, id: string): Promise<string> {
  const user: { displayName?: string } = await client.users.getById(id);
  return user.displayName ?? unknownWriter.staffName;
}

async function rightOfMember(client: SanityClient, id: string): Promise<StaffRight> {
  const project = await client.request<unknown>({ uri: `/projects/${client.config().projectId ?? ''}` });
  const member = projectSchema.parse(project).members.find((each) => each.id === id);
  return member ? rightOf(member.roles.map(({ name }) => name)) : unknownWriter.staffRight;
}

export function secretStore(client: SanityClient): SecretStore {
  return {
    read: (id) => client.getDocument(id),
    remove: (id) => client.delete(id),
    writerOf: async ({ _id, _rev }) => {
      const [written, ...later] = await transactionsOf(client, _id);
      if (written?.id !== _rev || later.length > 0) return undefined;
      const [staffName, staffRight] = await Promise.all([
        told(nameOf(client, written.author), unknownWriter.staffName),
        told(rightOfMember(client, written.author), unknownWriter.staffRight),
      ]);
      return { staffName, staffRight };
    },
  };
}

const givenSecretSchema = z.object({ id: z.uuid(), secret: z.string().min(1).max(200) });

type GivenSecret = z.infer<typeof givenSecretSchema>;

/** Deletes a secret and returns who wrote it if it was valid. The dot in its id hides it from anonymous readers. */
async function takeSecret(
  store: SecretStore,
  { id, secret }: GivenSecret,
  now: Date,
): Promise<StaffMember | undefined> {
  const documentId = `staffSecret.${id}`;
  const { data: stored } = secretSchema.safeParse(await store.read(documentId));
  if (stored?._id !== documentId || !isSecretOf(stored, secret)) return undefined;
  const writer = await told<StaffMember | undefined>(store.writerOf(stored), unknownWriter);
  await store.remove(documentId);
  const isFresh = Math.abs(now.getTime() - Date.parse(stored._createdAt)) <= freshFor;
  return isFresh ? writer : undefined;
}

const limit = { name: 'staff session', most: 60, windowMilliseconds: 10 * 60_000 };

const refused = () => new Response(null, { status: 403 });

export function openSession(given: StaffRequest, storeOf = secretStore): Promise<Response> {
  return handleStaffRequest(given, {
    schema: givenSecretSchema,
    isOpen: true,
    respond: async (secret, { platform: { database, settings, clientAddressHeader }, request }) => {
      const now = new Date();
      const address = clientAddress(request, clientAddressHeader);
      const seconds = await countRequest(database, settings.SITE_SECRET, limit, address, now);
      if (seconds > 0)
        return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
      const taken = await takeSecret(storeOf(contentClient(settings, 'secret')), secret, now);
      if (!taken) return refused();
      const session = await openStaffSession(database, { secretId: secret.id, ...taken }, now);
      return session ? Response.json(session) : refused();
    },
  });
}

export function closeSession(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'DELETE',
    schema: z.unknown(),
    respond: async (_nothing, { platform: { database }, request }) => {
      await endStaffSession(database, bearerToken(request), new Date());
      return new Response(null, { status: 204 });
    },
  });
}

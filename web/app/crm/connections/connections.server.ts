import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { loadSite } from '../../content/cms/site.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { createKeepPicture } from '../../properties/media/copy-pictures.server.ts';
import { mediaStoreOf, syncOf } from '../../properties/runs/own-site.server.ts';
import type { Source } from '../../properties/sync/sync.ts';
import type { Connector, Message } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { leadWords } from '../outbox/compose-lead.server.ts';
import { noteLeads } from '../outbox/crm-leads.server.ts';
import { untoldAddresses } from '../outbox/tell-addresses.server.ts';
import { tellCrm } from '../outbox/tell-crm.server.ts';
import { crmLeads } from '../crm-tables.server.ts';
import { readConnection } from '../sync/connection.server.ts';
import { type CrmWork, sourceOf } from '../sync/crm-work.ts';
import { toldStatement } from '../sync/refs.server.ts';
import { runConnection } from '../sync/run-connection.server.ts';
import { takeDelivery } from '../sync/take-delivery.server.ts';
import { kyero } from '../kyero/kyero.ts';
import { omnicasa } from '../omnicasa/omnicasa.ts';
import { openimmo } from '../openimmo/openimmo.ts';
import { skarabee } from '../skarabee/skarabee.ts';
import { sweepbright } from '../sweepbright/sweepbright.ts';
import { whise } from '../whise/whise.ts';
import type { Agency } from './code-choices.ts';

const connectors: Readonly<Record<Platform['settings']['CRM_SYSTEM'], Connector | undefined>> = {
  '': undefined,
  kyero,
  omnicasa,
  openimmo,
  skarabee,
  sweepbright,
  whise,
};

const accounts = z.string().transform((list) =>
  list
    .split(',')
    .map((account) => account.trim())
    .filter((account) => account !== ''),
);

export function connectionsOf(platform: Platform): CrmWork[] {
  const { settings } = platform;
  const connector = connectors[settings.CRM_SYSTEM];
  if (!connector) return [];
  return accounts.parse(settings.CRM_ACCOUNT).map((account) => ({
    sync: syncOf(platform),
    connector,
    login: {
      address: settings.CRM_ADDRESS || connector.address,
      account,
      user: settings.CRM_USER,
      secret: settings.CRM_SECRET,
      readsVisits: settings.CRM_READS === 'visits',
    },
    every: settings.CRM_EVERY,
    // The runtime refuses to call its own function as a method of another object.
    fetch: (address, init) => fetch(address, init),
  }));
}

/** Returns what codes of the software may stand for; no office while the content cannot be read. */
export async function agencyOf(platform: Platform): Promise<Agency> {
  const { catalogue } = platform;
  const site = await loadSite(platform).catch(() => undefined);
  return { catalogue, offices: site?.content.offices ?? [] };
}

export async function tellConnections(platform: Platform): Promise<void> {
  const works = connectionsOf(platform);
  const [first] = works;
  const told = (['leads', 'visits', 'addresses'] as const).filter((what) =>
    platform.settings.CRM_TELLS.split(',').includes(what),
  );
  const tellsAddresses = told.includes('addresses');
  if (!first?.connector.openTeller || told.length === 0) return;
  const accounts = works.map(({ login }) => login.account);
  const noting = { system: first.connector.system, accounts, tells: told, now: platform.clock() };
  await noteLeads(platform.database, noting);
  for (const work of works)
    await tellCrm({
      ...work,
      ...(await leadWords(platform, work)),
      addresses: () => (tellsAddresses ? untoldAddresses(platform, sourceOf(work)) : Promise.resolve([])),
    });
}

function logUnread({ requestId }: Platform, { connector, login }: CrmWork, reason: string): void {
  const id = `${connector.system} ${login.account}`;
  logProblem('The property software could not be read.', { requestId, id, reason });
}

export async function runConnections(platform: Platform): Promise<void> {
  await tellConnections(platform).catch((error: unknown) => {
    // Its message may quote a visitor.
    logProblem('The property software could not be told.', {
      requestId: platform.requestId,
      errorKind: error,
    });
  });
  for (const work of connectionsOf(platform)) {
    const end = await runConnection(work);
    if (end !== 'failed') continue;
    const stored = await readConnection(platform.database, sourceOf(work));
    logUnread(platform, work, stored?.problem ?? '');
  }
}

/** Notes which records a message names. Returns false for a message that is not the software's. */
export async function hearMessage(platform: Platform, message: Message): Promise<boolean> {
  const { database } = platform;
  const heard = await Promise.all(
    connectionsOf(platform).map(async (work) => ({
      source: sourceOf(work),
      told: await work.connector.readMessage(message, work.login),
    })),
  );
  for (const { source, told = [] } of heard)
    if (told.length > 0) await database.batch([toldStatement(database, source, told)]);
  return heard.some(({ told }) => told !== undefined);
}

export const takesFiles = ({ settings }: Platform): boolean =>
  connectors[settings.CRM_SYSTEM]?.readDelivery !== undefined;

/** Takes a file for the account that logged in. Returns false for a file that is not the software's. */
export async function hearDelivery(
  platform: Platform,
  account: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const work = connectionsOf(platform).find(({ login }) => login.account === account);
  if (!work) return false;
  try {
    const delivery = await work.connector.readDelivery?.(bytes);
    if (!delivery) return false;
    await takeDelivery(work, delivery, createKeepPicture(mediaStoreOf(platform)));
    return true;
  } catch (error) {
    if (!(error instanceof CrmProblem)) throw error;
    logUnread(platform, work, error.kind);
    return false;
  }
}

type ConnectionState = {
  source: Source;
  state: 'good' | 'attention' | 'failing';
  contactAt: Date | undefined;
};

/** Milliseconds without an answer after which the site counts as no longer following. */
const silence = 3 * 60 * 60_000;

export async function readConnectionStates(platform: Platform): Promise<ConnectionState[]> {
  const now = platform.clock().getTime();
  return Promise.all(
    connectionsOf(platform).map(async (work) => {
      const source = sourceOf(work);
      const stored = await readConnection(platform.database, source);
      const contactAt = stored?.contactAt ?? undefined;
      const isSilent = now - (contactAt?.getTime() ?? -Infinity) > silence;
      const untold = await platform.database.$count(
        crmLeads,
        and(
          eq(crmLeads.system, source.system),
          eq(crmLeads.account, source.account),
          isNotNull(crmLeads.givenUpAt),
        ),
      );
      const isWaiting =
        untold > 0 || (stored !== undefined && (stored.problem !== null || stored.removals > 0));
      return { source, state: isSilent ? 'failing' : isWaiting ? 'attention' : 'good', contactAt };
    }),
  );
}

import { loadSite, type Site } from '../../content/cms/site.server.ts';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';
import { logProblem } from '../../platform/log.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { isOfAgency, ownerFilesOf } from '../documents/owner-files.server.ts';
import { readRecords } from '../records/read-records.server.ts';
import { writtenOf } from '../records/staff-records.server.ts';
import { belgianTime, readVisits } from '../visits/read-visits.server.ts';
import { type Fact, type Moment, newsOf, paperFact, visitFact } from './facts.ts';
import { newsMail, type ToldFact } from './news-mail.server.ts';
import type { NewsKind } from '../news-kinds.ts';
import {
  endDigest,
  lookedAt,
  type News,
  type OwnerOfHomes,
  ownersToTell,
  rememberSilently,
  storeNewsMail,
  toldKey,
  toldTo,
} from './told-news.server.ts';

type SiteOf = (platform: Platform) => Promise<Site>;

/** Of the day, in Belgian time. */
const digestHour = '18:00';

/** Below D1's limit of bound values in a statement. */
const homesAtOnce = 40;

const lately = 2 * 60 * 60_000;

export async function runOwnerNews(platform: Platform, siteOf: SiteOf = loadSite): Promise<void> {
  const now = platform.clock();
  const digestDay = belgianHour(now) >= digestHour ? belgianDay(now) : undefined;
  await tell(platform, { owners: await ownersToTell(platform.database, { digestDay }), digestDay, siteOf });
}

/** Mails the owners of one home at once; the schedule sends within a minute what fails here. */
export function tellOwnersOf(platform: Platform, propertyId: string, siteOf: SiteOf): void {
  const { database, sendMail, clock, waitUntil, requestId } = platform;
  const work = async () => {
    await tell(platform, { owners: await ownersToTell(database, { propertyId }), siteOf });
    if (sendMail) await drainOutbox(database, sendMail, clock);
  };
  waitUntil(
    work().catch((error: unknown) => {
      logProblem('Owners were not told at once.', { requestId, errorKind: error });
    }),
  );
}

type Telling = { owners: readonly OwnerOfHomes[]; digestDay?: string | undefined; siteOf: SiteOf };

async function tell(platform: Platform, { owners, digestDay, siteOf }: Telling): Promise<void> {
  if (owners.length === 0) return;
  const now = platform.clock();
  const moment = {
    today: belgianDay(now),
    now: belgianTime(now),
    lately: belgianTime(new Date(now.getTime() - lately)),
  };
  const ids = [...new Set(owners.flatMap(({ propertyIds }) => propertyIds))].filter(
    (id) => platform.importedCatalogue.listed(id) !== undefined,
  );
  const facts = await factsOf(platform, ids, moment);
  const told = await toldTo(
    platform.database,
    owners.map(({ owner }) => owner.id),
  );
  for (const each of owners) {
    const homes = each.propertyIds.filter((id) => ids.includes(id));
    const theirs = facts.filter(({ propertyId }) => homes.includes(propertyId));
    try {
      await tellOwner(platform, { ...each, propertyIds: homes }, { facts: theirs, told, moment, siteOf });
      if (each.owner.wantsDigest && digestDay) await endDigest(platform.database, each.owner.id, digestDay);
    } catch (error) {
      logProblem('An owner was not told what is new.', { id: each.owner.id, errorKind: error });
    }
  }
}

async function factsOf(platform: Platform, ids: readonly string[], moment: Moment): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (let first = 0; first < ids.length; first += homesAtOnce) {
    const propertyIds = ids.slice(first, first + homesAtOnce);
    const shown = { platform, propertyIds, properties: propertyIds.map((id) => ({ id })) };
    const records = await readRecords(shown);
    const files = await ownerFilesOf(platform.database, propertyIds);
    facts.push(
      ...files.filter(isOfAgency).map((file): Fact => ({
        about: 'file',
        file,
        propertyId: file.propertyId,
        item: `file ${file.id}`,
        state: 'added',
        day: belgianDay(file.createdAt),
      })),
      ...(await readVisits(shown, records)).map((visit) => visitFact(visit, moment)),
      ...records.flatMap(({ property: { id }, record, staff }) => [
        ...writtenOf(staff, 'offer').map((offer): Fact => ({
          about: 'offer',
          offer,
          propertyId: id,
          item: `offer ${offer.id}`,
          state: offer.content.state,
          day: belgianDay(offer.createdAt),
        })),
        ...record.Documents.map((paper) => {
          const isSent = files.some(
            (file) => file.propertyId === id && file.kind === paper.Kind && !isOfAgency(file),
          );
          return paperFact(id, paper, isSent, moment);
        }),
      ]),
    );
  }
  return facts;
}

type Known = {
  facts: readonly Fact[];
  told: ReadonlyMap<string, string>;
  moment: Moment;
  siteOf: SiteOf;
};

async function tellOwner(
  platform: Platform,
  { owner, propertyIds }: OwnerOfHomes,
  { facts, told, moment, siteOf }: Known,
): Promise<void> {
  const { database, clock } = platform;
  const ownerId = owner.id;
  const before = (propertyId: string, item: string) => told.get(toldKey({ ownerId, propertyId, item }));
  const isNew = (propertyId: string) => before(propertyId, lookedAt) === undefined;
  const silent = propertyIds
    .filter(isNew)
    .map((propertyId) => ({ ownerId, propertyId, item: lookedAt, state: '' }));
  const loud = new Map<NewsKind | undefined, ToldFact[]>();
  for (const fact of facts) {
    const { propertyId, item, state } = fact;
    const last = before(propertyId, item);
    if (last === state) continue;
    const kind = isNew(propertyId) ? undefined : newsOf(fact, last, moment);
    if (kind === undefined || owner.stoppedNews.includes(kind)) {
      silent.push({ ownerId, propertyId, item, state });
      continue;
    }
    const mail = owner.wantsDigest ? undefined : kind;
    loud.set(mail, [...(loud.get(mail) ?? []), { fact, before: last }]);
  }
  await rememberSilently(database, silent);
  for (const [kind, news] of loud) {
    const mail = await newsMail({ platform, site: await siteOf(platform) }, owner, { news, kind });
    const rows = news.map(({ fact: { propertyId, item, state }, before: last }): News => {
      return { ownerId, propertyId, item, state, before: last };
    });
    if (mail) await storeNewsMail(database, { mail, news: rows, kind, now: clock() });
  }
}

import { loadSite } from '../../content/cms/site.server.ts';
import { belgianDay, dayAfter } from '../../platform/belgian-time.ts';
import { recordCount } from '../../platform/operations/site-events.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { lawFindings, type LawSettings } from '../../properties/law/law.ts';
import { lawSettingsOf } from '../../properties/law/law-settings.ts';
import type { PropertyRecord } from '../../properties/model/record.ts';
import { shownRevision } from '../../properties/store/catalogue-memory.server.ts';
import { type LawNews, mailLawNews } from './law-mail.server.ts';
import { type LawState, readLawState } from './law-state.server.ts';

/** More are looked at once a day, and fewer as soon as one of them changes. */
const mostAtEachChange = 1000;
const readAtOnce = 100;
const mostKept = 300;

/** Days before a rule begins or a certificate expires. */
const notice = 7;

/** After midnight in Belgium, so that a mail arrives as the working day begins. */
const hoursLater = 7 * 60 * 60_000;

async function* homesIn({ importedCatalogue }: Platform): AsyncGenerator<PropertyRecord> {
  const ids = importedCatalogue.ids({});
  for (let start = 0; start < ids.length; start += readAtOnce)
    yield* await importedCatalogue.records(ids.slice(start, start + readAtOnce));
}

/** Rules that a home will break on one of these days and did not the day before. */
function newsOf(home: PropertyRecord, days: readonly string[], settings: LawSettings): LawNews[] {
  return days.flatMap((day) => {
    const before = new Set(lawFindings(home, dayAfter(day, -1)).map(({ rule }) => rule));
    return lawFindings(home, day, { settings })
      .filter(({ rule, severity }) => severity !== 'note' && !before.has(rule))
      .map(({ rule }) => ({ home, rule, from: day }));
  });
}

/** The days that come within notice and were not looked at before. */
function daysAhead(last: LawState | undefined, morning: string): string[] {
  const days = Array.from({ length: notice }, (_, index) => dayAfter(morning, index + 1));
  return days.filter((day) => last === undefined || day > dayAfter(last.mailed, notice));
}

/**
 * Counts the homes that break a rule, and tells the agency a week before they will: because a rule begins, or because a
 * certificate expires. Does nothing while neither the day nor the properties have changed.
 */
export async function checkLaw(platform: Platform, siteOf = loadSite): Promise<number> {
  const { database, clock, importedCatalogue } = platform;
  const now = clock();
  const [day, morning] = [belgianDay(now), belgianDay(new Date(now.getTime() - hoursLater))];
  const last = await readLawState(database);
  const revision = shownRevision();
  const isNewDay = last?.day !== day || last.mailed < morning;
  const isChanged = last?.revision !== revision && importedCatalogue.count({}) <= mostAtEachChange;
  if (!isNewDay && !isChanged) return 0;
  const site = await siteOf(platform);
  const settings = lawSettingsOf(site.content.settings);
  const days = last === undefined || last.mailed < morning ? daysAhead(last, morning) : [];
  const [references, news]: [string[], LawNews[]] = [[], []];
  for await (const home of homesIn(platform)) {
    if (lawFindings(home, day, { settings }).some(({ severity }) => severity !== 'note'))
      references.push(String(home.ID));
    news.push(...newsOf(home, days, settings));
  }
  if (news.length > 0) await mailLawNews(platform, site, { news, day: morning });
  const state: LawState = { day, revision, mailed: morning, references: references.slice(0, mostKept) };
  await recordCount(database, 'law-checked', { count: references.length, detail: JSON.stringify(state) });
  return news.length;
}

import { forgetVisitors } from './consent/analytics/count-once.server.ts';
import { runConnections } from './crm/connections/connections.server.ts';
import { announceOnSchedule } from './delivery/feeds/announce.server.ts';
import { runAlertsOnSchedule } from './forms/kinds/search-alert/run-alerts.server.ts';
import { runReminders } from './forms/kinds/visit/run-reminders.server.ts';
import { removeOrphans } from './forms/uploads/remove-uploads.server.ts';
import { logProblem } from './platform/log.server.ts';
import { drainOutbox } from './platform/mail/outbox.server.ts';
import type { Platform } from './platform/platform.server.ts';
import { noteLeftHomes } from './portal/left-homes/left-homes.server.ts';
import { runMonthlyMails } from './portal/monthly-mail/monthly-mail.server.ts';
import { runOwnerNews } from './portal/news/tell-owners.server.ts';
import { fetchExport } from './properties/runs/fetch-export.server.ts';
import { tendFiles } from './properties/runs/own-site.server.ts';
import {
  heldIndex,
  loadCatalogues,
  recordRun,
  refreshCatalogue,
} from './properties/store/catalogue-memory.server.ts';
import { storeIndexParts } from './properties/store/record-versions.server.ts';
import { checkLaw } from './staff/law/check-law.server.ts';
import { tryOutsideLinks } from './staff/outside-links/try-links.server.ts';
import { writeReminders } from './staff/leads/reminders.server.ts';
import { purgeOnSchedule } from './staff/purge.server.ts';
import { runSchedules } from './staff/schedules/run-schedules.server.ts';

type Job = {
  run: (platform: Platform) => Promise<unknown>;
  /** Logged when the job throws; its next run makes up for it. */
  failure: string;
  /** Set where no error can quote a visitor; elsewhere only its kind is logged. */
  logsMessage?: true;
};

const alongside: readonly Job[] = [
  {
    run: ({ database, clock }) => purgeOnSchedule(database, clock()),
    failure: 'Old data was not deleted.',
    logsMessage: true,
  },
  { run: forgetVisitors, failure: 'Recent counts were not deleted.' },
  {
    // Uploads age in real time, as forms do.
    run: (platform) => removeOrphans(platform, new Date()),
    failure: 'Files that nothing refers to were not deleted.',
    logsMessage: true,
  },
  { run: runConnections, failure: 'The property software could not be followed.' },
  { run: (platform) => tryOutsideLinks(platform), failure: 'Links to other sites could not be tried.' },
  {
    run: (platform) => tendFiles(platform),
    failure: 'Copied pictures and documents could not be looked at.',
  },
  { run: fetchExport, failure: 'The export of the properties could not be fetched.' },
];

/** Ordered so that mails are sent in the minute in which they are written. */
const oneByOne: readonly Job[] = [
  { run: runReminders, failure: 'The reminders of visits were not written.' },
  { run: writeReminders, failure: 'Reminders were not written.' },
  { run: runAlertsOnSchedule, failure: 'The search alerts could not be looked at.' },
  { run: noteLeftHomes, failure: 'Homes that left could not be noted.' },
  { run: (platform) => runOwnerNews(platform), failure: 'Owners were not told what is new.' },
  { run: runMonthlyMails, failure: 'The monthly mails were not written.' },
  { run: checkLaw, failure: 'The adverts could not be looked at for the law.' },
  { run: runSchedules, failure: 'Planned publications could not be looked at.' },
  {
    run: async ({ database, sendMail, clock }) => {
      if (sendMail) await drainOutbox(database, sendMail, clock, 'bySchedule');
    },
    failure: 'Due mails were not sent.',
    logsMessage: true,
  },
  {
    run: announceOnSchedule,
    failure: 'Search engines could not be told of changes.',
    logsMessage: true,
  },
  {
    run: ({ database }) => storeIndexParts(database, heldIndex()),
    failure: 'The index of the properties was not stored.',
    logsMessage: true,
  },
  { run: recordRun, failure: 'A run of the schedule could not be recorded.', logsMessage: true },
];

/** Gives each job the properties of its moment, as a request has them: an earlier job may have published an edit. */
async function attempt({ run, failure, logsMessage }: Job, platform: Platform): Promise<void> {
  try {
    await run({ ...platform, ...(await loadCatalogues(platform)) });
  } catch (error) {
    const { requestId } = platform;
    logProblem(failure, { requestId, ...(logsMessage ? { error } : { errorKind: error }) });
  }
}

/** The work of every minute. */
export async function runScheduledWork(platform: Platform): Promise<void> {
  await refreshCatalogue(platform);
  for (const job of alongside) platform.waitUntil(attempt(job, platform));
  for (const job of oneByOne) await attempt(job, platform);
}

import { interests, viewSources } from '../../consent/statistics/count-kinds.ts';
import { readAllCounts } from './read-statistics.server.ts';
import { csvResponse } from '../../platform/files/csv.ts';
import type { SectionContext } from '../section-context.ts';
import { interestLabels, sourceLabels } from './kind-labels.ts';

export async function sendStatistics({ t, platform, propertyIds }: SectionContext): Promise<Response> {
  const counts = await readAllCounts(platform.database, propertyIds);
  const days = Map.groupBy(counts, ({ day }) => day);
  return csvResponse([
    [
      t('portal.date'),
      t('portal.views'),
      ...viewSources.map((source) => t(sourceLabels[source])),
      ...interests.map((kind) => t(interestLabels[kind])),
    ],
    ...[...days].map(([day, counted]) => {
      const byKind = new Map(counted.map(({ kind, count }) => [kind, count]));
      const sources = viewSources.map((source) => byKind.get(source) ?? 0);
      const views = sources.reduce((sum, count) => sum + count, 0);
      return [day, ...[views, ...sources, ...interests.map((kind) => byKind.get(kind) ?? 0)].map(String)];
    }),
  ]);
}

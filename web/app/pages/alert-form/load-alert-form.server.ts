import { linkedPaths } from 'schemas/needed-pages.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { pagePath } from '../../content/paths/build-path.ts';
import { criteriaOf, writeCriteria, describeCriteria } from '../../properties/alerts/criteria.server.ts';
import type { ListFilters } from '../../properties/filters/filter-table.ts';
import type { Goal } from '../../properties/property/property.ts';
import type { PageContext } from '../../content/page-context.ts';

export type AlertFormData = ReturnType<typeof loadAlertForm>;

/** Offers mails about a list. Without a type or a zone it lacks criteria and links to the page that asks for them. */
export function loadAlertForm(
  { platform, site, language }: PageContext,
  { goal, filters }: { goal: Goal; filters: ListFilters },
) {
  const t = serverText(site, language);
  const { catalogue } = platform;
  const criteria = criteriaOf(goal, filters, catalogue);
  const page = site.paths.byAnyPath(linkedPaths.demand);
  const href = page && pagePath(page, language);
  return {
    title: t('alert.offerTitle'),
    text: t(
      criteria ? 'alert.offerText' : catalogue.count({ goal }) > 0 ? 'alert.offerEmpty' : 'list.noneAdvice',
    ),
    criteria: criteria && {
      value: writeCriteria(criteria),
      words: describeCriteria(criteria, { t, language, catalogue }),
    },
    content: loadForm(formDefinitions['demand-register'], { language, paths: site.paths, t, catalogue }, [
      'email',
    ]),
    demand: href ? { href, title: t('alert.demandLink') } : undefined,
  };
}

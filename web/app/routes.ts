import { index, layout, route, type RouteConfig } from '@remix-run/route-config';
import { assistantsPath, feedPatterns } from './content/paths/feed-path.ts';
import { mailedLinkPatterns, visitCalendarPatterns } from './content/paths/mailed-links.ts';
import {
  portalFileRoutes,
  ownerCalendarRoutes,
  ownerViewRoutes,
  passkeyRoutes,
  portalRoutes,
} from './content/paths/portal-path.ts';
import { printSegments, propertyFormSegments } from './content/paths/property-paths.ts';
import { roundLinkPattern, roundPattern, roundReportPattern } from './content/paths/round-path.ts';
import { takeAlongPattern } from './content/paths/take-along-path.ts';
import { runPaths } from './properties/runs/run-paths.ts';
import { staffPaths } from './staff/staff-paths.ts';

export default [
  route('api/content-changed', 'routes/api/content-changed.ts'),
  route('api/card-pictures', 'routes/api/card-pictures.ts'),
  route('api/consent', 'routes/api/consent.ts'),
  route('api/crm/:secret', 'routes/api/crm-event.ts'),
  route('api/form-token', 'routes/api/form-token.ts'),
  route('api/interest', 'routes/api/interest.ts'),
  route('api/interface-texts', 'routes/api/interface-texts.ts'),
  route('api/list-position', 'routes/api/list-position.ts'),
  route('api/policy-reports', 'routes/api/policy-reports.ts'),
  route('api/property-cards', 'routes/api/property-cards.ts'),
  ...runPaths.map((path) => route(`api/${path}`, 'routes/api/property-runs.ts', { id: path })),
  ...staffPaths.map((path) => route(`api/staff/${path}`, 'routes/api/staff.ts', { id: `staff-${path}` })),
  route('api/view', 'routes/api/view.ts'),
  route(assistantsPath, 'routes/assistants.ts'),
  route('preview/enable', 'routes/preview/enable.ts'),
  route('preview/disable', 'routes/preview/disable.ts'),
  ...feedPatterns.map((path) => route(path, 'routes/feed.ts', { id: `feed-${path}` })),
  route(':language/documents/:token/:document', 'routes/document-file.ts'),
  ...visitCalendarPatterns.map((path) => route(path, 'routes/visit-calendar.ts', { id: `calendar-${path}` })),
  ...portalFileRoutes.map(({ id, path }) => route(path, 'routes/portal/portal-file.ts', { id })),
  ...ownerCalendarRoutes.map(({ id, path }) => route(path, 'routes/portal/owner-calendar.ts', { id })),
  ...passkeyRoutes.map(({ id, path }) => route(path, 'routes/portal/portal-passkey.ts', { id })),
  ...ownerViewRoutes.map(({ id, path }) => route(path, 'routes/portal/owner-view.ts', { id })),
  route('owner-document/:token', 'routes/owner-document.ts'),
  route('suggestions/:language', 'routes/suggestions.ts'),
  route(':language/map-frame', 'routes/map-frame.tsx'),
  route(roundPattern, 'routes/round.tsx'),
  route(roundLinkPattern, 'routes/round-link.ts'),
  route(roundReportPattern, 'routes/round-report.ts'),
  route(takeAlongPattern, 'routes/take-along.tsx'),
  route(`${takeAlongPattern}/:id`, 'routes/take-along.tsx', { id: 'taken-home' }),
  ...printSegments.map((segment) =>
    route(`:language/:list/:city/:title/:id/${segment}`, 'routes/property-print.tsx', {
      id: `property-${segment}`,
    }),
  ),
  layout('routes/site.tsx', [
    route('preview/share/:id', 'routes/preview/share.tsx'),
    route('style-guide', 'routes/style-guide.tsx'),
    route('property/:id', 'routes/property.tsx', { id: 'property-without-language' }),
    route(':language/property/:id', 'routes/property.tsx', { id: 'property-without-title' }),
    route('project/:id', 'routes/property.tsx', { id: 'project-without-language' }),
    route(':language/project/:id', 'routes/property.tsx', { id: 'project-without-name' }),
    ...propertyFormSegments.map((segment) =>
      route(`:language/:list/:city/:title/:id/${segment}`, 'routes/property-form.tsx', {
        id: `property-form-${segment}`,
      }),
    ),
    ...Object.values(mailedLinkPatterns)
      .flat()
      .map((path) => route(path, 'routes/mailed-link.tsx', { id: `mailed-link-${path}` })),
    ...portalRoutes.map(({ id, path }) => route(path, 'routes/portal/portal.tsx', { id })),
    route(':language/:list/:city/:title/:id', 'routes/property.tsx'),
    // A splat does not match the empty path.
    index('routes/page.tsx', { id: 'start' }),
    route('*', 'routes/page.tsx'),
  ]),
] satisfies RouteConfig;

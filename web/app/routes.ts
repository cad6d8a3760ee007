import { index, layout, route, type RouteConfig } from '@remix-run/route-config';
import { feedPatterns } from './content/paths/feed-path.ts';
import { alertLinks, visitLinks } from './content/paths/mailed-links.ts';
import { portalFileRoutes } from './content/paths/portal/portal-file-path.ts';
import {
  passkeyRoutes,
  portalRoutes,
  monthlyMailRoutes,
  ownerLinkRoutes,
  resetRoutes,
} from './content/paths/portal/portal-path.ts';
import { printSegments, propertyFormSegments } from './content/paths/property-paths.ts';
import { staffPaths } from './staff/staff-paths.ts';

export default [
  route('api/content-changed', 'routes/api/content-changed.ts'),
  route('api/card-pictures', 'routes/api/card-pictures.ts'),
  route('api/consent', 'routes/api/consent.ts'),
  route('api/form-token', 'routes/api/form-token.ts'),
  route('api/interest', 'routes/api/interest.ts'),
  route('api/interface-texts', 'routes/api/interface-texts.ts'),
  route('api/list-position', 'routes/api/list-position.ts'),
  route('api/policy-reports', 'routes/api/policy-reports.ts'),
  route('api/property-cards', 'routes/api/property-cards.ts'),
  ...staffPaths.map((path) => route(`api/staff/${path}`, 'routes/api/staff.ts', { id: `staff-${path}` })),
  route('api/view', 'routes/api/view.ts'),
  route('preview/enable', 'routes/preview/enable.ts'),
  route('preview/disable', 'routes/preview/disable.ts'),
  ...feedPatterns.map((path) => route(path, 'routes/feed.ts', { id: `feed-${path}` })),
  route(':language/documents/:token/:document', 'routes/document-file.ts'),
  ...portalFileRoutes.map(({ id, path }) => route(path, 'routes/portal/portal-file.ts', { id })),
  ...passkeyRoutes.map(({ id, path }) => route(path, 'routes/portal/portal-passkey.ts', { id })),
  route('owner-document/:token', 'routes/owner-document.ts'),
  route('suggestions/:language', 'routes/suggestions.ts'),
  route(':language/map-frame', 'routes/map-frame.tsx'),
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
    route(':language/newsletter/confirm/:token', 'routes/newsletter.confirm.tsx'),
    route(':language/newsletter/unsubscribe/:token?', 'routes/newsletter.unsubscribe.tsx'),
    ...['confirmed', 'unsubscribed', 'link-sent'].map((step) =>
      route(`:language/newsletter/${step}`, 'routes/newsletter.done.tsx', { id: `newsletter-${step}` }),
    ),
    ...propertyFormSegments.map((segment) =>
      route(`:language/:list/:city/:title/:id/${segment}`, 'routes/property-form.tsx', {
        id: `property-form-${segment}`,
      }),
    ),
    ...visitLinks.map((step) =>
      route(`:language/visit/${step}/:token`, 'routes/visit-change.tsx', { id: `change-visit-${step}` }),
    ),
    ...alertLinks.map((step) =>
      route(`:language/alert/${step}/:token?`, 'routes/alert.tsx', { id: `alert-${step}` }),
    ),
    ...resetRoutes.map(({ id, path }) => route(path, 'routes/portal/portal-reset.tsx', { id })),
    ...ownerLinkRoutes.map(({ id, path }) => route(path, 'routes/portal/portal-link.tsx', { id })),
    ...monthlyMailRoutes.map(({ id, path }) => route(path, 'routes/portal/portal-monthly-mail.tsx', { id })),
    ...portalRoutes.map(({ id, path }) => route(path, 'routes/portal/portal.tsx', { id })),
    route(':language/documents/:token', 'routes/documents.tsx'),
    route(':language/:list/:city/:title/:id', 'routes/property.tsx'),
    // A splat does not match the empty path.
    index('routes/page.tsx', { id: 'start' }),
    route('*', 'routes/page.tsx'),
  ]),
] satisfies RouteConfig;

import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

export default [
  route('api/content-changed', 'routes/api.content-changed.ts'),
  route('api/consent', 'routes/api.consent.ts'),
  route('api/form-token', 'routes/api.form-token.ts'),
  route('api/staff/session', 'routes/api.staff.session.ts'),
  route('api/staff/leads', 'routes/api.staff.leads.ts'),
  route('api/staff/leads/:id', 'routes/api.staff.lead.ts'),
  route('api/staff/leads-csv', 'routes/api.staff.leads-csv.ts'),
  route('api/staff/subscribers-csv', 'routes/api.staff.subscribers-csv.ts'),
  route('api/staff/export', 'routes/api.staff.export.ts'),
  route('api/staff/erase', 'routes/api.staff.erase.ts'),
  route('api/staff/purge', 'routes/api.staff.purge.ts'),
  route('api/staff/resend', 'routes/api.staff.resend.ts'),
  route('api/view', 'routes/api.view.ts'),
  route('preview/enable', 'routes/preview.enable.ts'),
  route('preview/disable', 'routes/preview.disable.ts'),
  layout('routes/site.tsx', [
    route('preview/share/:id', 'routes/preview.share.tsx'),
    route('gallery', 'routes/gallery.tsx'),
    route('property/:id', 'routes/property.tsx', { id: 'property-without-language' }),
    route(':language/property/:id', 'routes/property.tsx', { id: 'property-without-title' }),
    route(':language/newsletter/confirm/:token', 'routes/newsletter.confirm.tsx'),
    route(':language/newsletter/unsubscribe/:token?', 'routes/newsletter.unsubscribe.tsx'),
    ...['confirmed', 'unsubscribed', 'link-sent'].map((step) =>
      route(`:language/newsletter/${step}`, 'routes/newsletter.done.tsx', { id: `newsletter-${step}` }),
    ),
    route(':language/:list/:city/:title/:id', 'routes/property.tsx'),
    // A splat does not match the empty path.
    index('routes/page.tsx', { id: 'start' }),
    route('*', 'routes/page.tsx'),
  ]),
] satisfies RouteConfig;

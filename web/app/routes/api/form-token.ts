import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isFormId } from 'schemas/form-ids.ts';
import { createOpenedForm } from '../../forms/protection/gate.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

const headers = { 'Cache-Control': cacheRules.never };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const form = new URL(request.url).searchParams.get('form');
  if (!isFormId(form)) return new Response(null, { status: 404, headers });
  return Response.json(await createOpenedForm(context.settings.SITE_SECRET, form, Date.now()), { headers });
}

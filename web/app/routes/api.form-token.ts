import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isFormId } from 'schemas/form-ids.ts';
import { definitionOf } from '../forms/definition/definitions.server.ts';
import { openedForm } from '../forms/protection/open-form.server.ts';

const headers = { 'Cache-Control': 'no-store' };

/** A token and a piece of work for the browser in which the form of `?form=` is being filled in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const form = new URL(request.url).searchParams.get('form');
  if (!isFormId(form) || !definitionOf(form)) return new Response(null, { status: 404, headers });
  return Response.json(await openedForm(context.settings.SITE_SECRET, form, Date.now()), { headers });
}

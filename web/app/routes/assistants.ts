import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { serveAssistants } from '../delivery/assistants/serve-assistants.server.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) => serveAssistants(request, context);

export const action = ({ request, context }: ActionFunctionArgs) => serveAssistants(request, context);

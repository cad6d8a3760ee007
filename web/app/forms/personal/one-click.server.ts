import { readSmallBody } from '../../platform/http/small-body.server.ts';

/** Bytes. A mail program sends at most a few hundred. */
const largestBody = 4096;

/** Recognises the unsubscribe button of mail programs, which post from elsewhere (RFC 8058). */
export async function hasOneClick(request: Request): Promise<boolean> {
  const body = await readSmallBody(request, largestBody);
  const type = request.headers.get('Content-Type') ?? '';
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return form.get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}

/** One range of bytes, as media players request it; everything else gets the whole file. */
const oneRange = /^bytes=(\d*)-(\d*)$/;

function boundsOf(range: string, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = oneRange.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return [first, last];
}

/** Limits a whole file to the range that a request wants: Safari plays no film without. */
export async function withRange(request: Request, whole: Response): Promise<Response> {
  const headers = new Headers(whole.headers);
  headers.set('Accept-Ranges', 'bytes');
  const range = request.method === 'GET' ? request.headers.get('Range') : null;
  if (whole.status !== 200 || range === null)
    return new Response(whole.body, { status: whole.status, headers });
  const bytes = await whole.arrayBuffer();
  const bounds = boundsOf(range, bytes.byteLength);
  if (!bounds) return new Response(bytes, { headers });
  const [first, last] = bounds;
  const size = String(bytes.byteLength);
  if (first > last) {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${String(first)}-${String(last)}/${size}`);
  headers.delete('Content-Length');
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}

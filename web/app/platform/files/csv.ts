import { csv } from 'schemas/csv.ts';

export function csvResponse(rows: readonly (readonly string[])[]): Response {
  return new Response(csv(rows), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}

import type { PolicyReport } from 'schemas/policy-report.ts';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { countViolations } from '../../platform/operations/policy-reports.server.ts';
import { staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { readPolicyReports } from './policy-report-endpoint.server.ts';

const path = 'policy-reports';

test('staff, and nobody else, read what was blocked in the last seven days', async () => {
  const database = emptyDatabase();
  const violation = { directive: 'img-src', blocked: 'pixel.example', page: '/nl/', source: '' };
  for (const day of ['2026-11-14', '2026-11-15', '2026-11-21'])
    await countViolations(database, day, [violation], []);
  expect((await readPolicyReports(staffRequest({ database, path }))).status).toBe(403);
  const response = await readPolicyReports(staffRequest({ database, path, token: await tokenFor(database) }));
  const expected: PolicyReport[] = [{ ...violation, count: 2, lastDay: '2026-11-21' }];
  expect(await response.json()).toEqual(expected);
});

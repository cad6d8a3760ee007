import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './app/platform/database/storage-schema.server.ts',
    './app/platform/operations/policy-report-table.server.ts',
    './app/platform/operations/site-event-table.server.ts',
    './app/portal/owners/owner-tables.server.ts',
    './app/properties/owner-records/owner-record-tables.server.ts',
    './app/consent/statistics/statistics-tables.server.ts',
    './app/properties/store/property-tables.server.ts',
  ],
  out: './migrations',
});

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './app/services/database/storage-schema.server.ts',
    './app/services/database/operations/policy-report-table.server.ts',
    './app/services/database/operations/site-event-table.server.ts',
    './app/services/database/owner-records/owner-file-tables.server.ts',
    './app/services/database/owner-records/owner-record-tables.server.ts',
    './app/services/database/statistics/statistics-tables.server.ts',
    './app/services/database/owners/owner-tables.server.ts',
    './app/services/database/properties/property-tables.server.ts',
  ],
  out: './migrations',
});

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './app/services/database/storage-schema.server.ts',
  out: './migrations',
});

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './app/services/storage-schema.server.ts',
  out: './migrations',
});

import { createRequire } from 'node:module';
import type * as orm from 'drizzle-orm';
import type * as d1 from 'drizzle-orm/d1';
import type * as migrator from 'drizzle-orm/d1/migrator';

// Uses require, because importing makes Node reread this package's long manifest for each of its hundred modules,
// which costs half a second at every start.
const require = createRequire(import.meta.url);

export const { sql } = require('drizzle-orm') as typeof orm;
export const { drizzle } = require('drizzle-orm/d1') as typeof d1;
export const { migrate } = require('drizzle-orm/d1/migrator') as typeof migrator;

import { createRequire } from 'node:module';
import type * as orm from 'drizzle-orm';
import type * as d1 from 'drizzle-orm/d1';
import type * as migrator from 'drizzle-orm/d1/migrator';

// Required, because Node rereads the long manifest of this package for each of its hundred imported modules, which
// takes half a second of every start.
const require = createRequire(import.meta.url);

export const { sql } = require('drizzle-orm') as typeof orm;
export const { drizzle } = require('drizzle-orm/d1') as typeof d1;
export const { migrate } = require('drizzle-orm/d1/migrator') as typeof migrator;

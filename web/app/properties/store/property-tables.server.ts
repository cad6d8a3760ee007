import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Imports that are too large for the build. Rows of one import share its generation and keep the order of its file:
 * records of properties, then what workers hold in memory, which belongs to no property.
 */
export const propertyRows = sqliteTable(
  'property_rows',
  {
    generation: text().notNull(),
    line: integer().notNull(),
    propertyId: text(),
    /** JSON. */
    content: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.generation, table.line] }),
    index('property_rows_property').on(table.generation, table.propertyId),
  ],
);

/** The one import that the site shows. */
export const propertyGeneration = sqliteTable('property_generation', {
  id: integer().primaryKey(),
  generation: text().notNull(),
});

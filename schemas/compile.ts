import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema, groupProblems, validateSchema } from '@sanity/schema/_internal';
import type { SchemaTypeDefinition } from '@sanity/types';
import { schemaTypes } from './index.ts';
import { localizedTypes } from './fields/localized.ts';

type CompiledSchema = ReturnType<typeof Schema.compile>;

/**
 * Compiles the content model in Node, for tools and tests.
 *
 * @throws Error with the first line of every problem that Sanity finds in the types.
 */
export function compileSchema(pluginTypes: SchemaTypeDefinition[] = localizedTypes): CompiledSchema {
  const types = [...schemaTypes, ...pluginTypes];
  const validated = validateSchema(types).getTypes() as SchemaTypeDefinition[];
  const problems = groupProblems(validated).flatMap((group) => group.problems.map(({ message }) => message));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const parent = Schema.compile({ name: 'studio', types: builtinTypes });
  return Schema.compile({ name: 'default', types, parent });
}

/** The schema in Sanity's JSON format for query tools. */
export function schemaText(pluginTypes?: SchemaTypeDefinition[]): string {
  return `${JSON.stringify(extractSchema(compileSchema(pluginTypes)), null, 2)}\n`;
}

import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';
import { schemaTypes } from './index.ts';
import { localizedTypes } from './objects/localized.ts';

type CompiledSchema = ReturnType<typeof Schema.compile>;

/**
 * Compiles the content model without the studio, so that tools and tests can use it in Node.
 *
 * @throws Error with the first line of every problem that Sanity finds in the types.
 */
export function compileSchema(): CompiledSchema {
  const types = [...schemaTypes, ...localizedTypes];
  const problems = groupProblems(validateSchema(types).getTypes()).flatMap((group) =>
    group.problems.map((problem) => problem.message),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const parent = Schema.compile({ name: 'studio', types: builtinTypes });
  return Schema.compile({ name: 'default', types, parent });
}

import { z } from 'zod';
import type { LanguageId } from 'schemas/languages.ts';
import type { PageContext } from '../../content/page-context.ts';

/** Says in a sentence why a tool has no answer; an assistant reads it. */
export class NoAnswer extends Error {}

export const reference = z
  .string()
  .regex(/^\d{1,10}$/)
  .describe('Number of a home, as in the answers of find_homes.');

type ToolShape<Shape extends z.ZodRawShape> = {
  name: string;
  title: string;
  description: string;
  input: (context: PageContext) => Shape;
  /** Throws a `NoAnswer` where there is none. */
  run: (context: PageContext, input: z.output<z.ZodObject<Shape>>) => Promise<object> | object;
};

export type Tool = Pick<ToolShape<z.ZodRawShape>, 'name' | 'title' | 'description'> & {
  schema: (context: PageContext) => z.ZodObject;
  /** Takes what the schema accepts. */
  run: (contextIn: (language: LanguageId | undefined) => PageContext, input: unknown) => Promise<object>;
};

export function defineTool<const Shape extends z.ZodRawShape>({
  input,
  run,
  ...said
}: ToolShape<Shape>): Tool {
  const languageOf = ({ site }: PageContext) => ({
    language: z
      .enum(site.languages)
      .optional()
      .describe(
        `Of all words in the answer; ${site.languages[0] ?? ''} by default. Take that of the person who asks.`,
      ),
  });
  return {
    ...said,
    schema: (context) => z.object({ ...input(context), ...languageOf(context) }),
    run: async (contextIn, given) => {
      const context = contextIn(undefined);
      const { language } = z.object(languageOf(context)).parse(given);
      return run(contextIn(language), z.object(input(context)).parse(given));
    },
  };
}

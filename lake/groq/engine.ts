import * as groq from 'groq-js';
import type { Node } from './ast.ts';

type StaticValue = { readonly type: string; readonly data: unknown };

type Options = {
  dataset: readonly unknown[];
  params: Record<string, unknown>;
  identity: string;
  sanity: { projectId: string; dataset: string };
  dereference?: ((reference: { _ref: string }) => unknown) | undefined;
};

type Engine = {
  parse: (query: string, options: { params?: Readonly<Record<string, unknown>> }) => Node;
  evaluate: (tree: Node, options: Options) => PromiseLike<{ get: () => Promise<unknown> }>;
  evaluateSync: (tree: Node, options: Options) => StaticValue;
  toJS: (value: StaticValue) => unknown;
};

/** Typed here, because groq-js's own declarations refer to a module it does not ship. */
export const engine = groq as unknown as Engine;

export function positionOf(error: unknown): number {
  return error instanceof groq.GroqSyntaxError ? error.position : 0;
}

import { safeParseQuery } from '@sanity/codegen';
import * as groq from 'groq-js';
import { schemaText } from './compile.ts';

/** The shape of a query result; a number is the index of another shape in the list. */
type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'missing'
  | 'unknown'
  | { is: string | number | boolean }
  | { list: number }
  | { fields: Record<string, number> }
  | { any: readonly number[] };

export type AnswerShapes<Name extends string = string> = {
  answers: Record<Name, number>;
  shapes: readonly Shape[];
};

type ObjectNode = { type: 'object'; attributes: Attributes; rest?: Node };
type Attributes = Record<string, { value: Node; optional?: boolean }>;

type Node =
  | { type: 'null' | 'unknown' }
  | { type: 'string' | 'number' | 'boolean'; value?: string | number | boolean }
  | { type: 'array'; of: Node }
  | { type: 'union'; of: readonly Node[] }
  | { type: 'inline'; name: string }
  | ObjectNode;

type Declared = { name: string; type: string; value?: Node; attributes?: Attributes };

/** Types groq-js by hand: its own declarations import a module that it does not ship. */
const { typeEvaluate } = groq as unknown as {
  typeEvaluate: (tree: ReturnType<typeof safeParseQuery>, schema: readonly Declared[]) => Node;
};

/** Allows unknown views, because the page then shows a notice in place of the module. */
const anyView: Node = { type: 'union', of: [{ type: 'string' }, { type: 'null' }] };

const queryLines = /^\/\/ Variable: (\w+)\n\/\/ Query: (.*)$/gm;

/** Finds the queries, with their variable names, in the types that Sanity generates. */
function queriesIn(contentTypes: string): readonly (readonly [name: string, query: string])[] {
  return [...contentTypes.matchAll(queryLines)].map(([, name = '', query = '']) => [name, query] as const);
}

/** Stores equal shapes once. */
class ShapeList {
  readonly shapes: (Shape | undefined)[] = [];
  readonly #known = new Map<string, number>();
  readonly #inline = new Map<string, number>();
  readonly #schema: readonly Declared[];

  constructor(schema: readonly Declared[]) {
    this.#schema = schema;
  }

  add(node: Node): number {
    switch (node.type) {
      case 'null':
      case 'unknown':
        return this.#put(node.type);
      case 'array':
        return this.#put({ list: this.add(node.of) });
      case 'union':
        return this.#put({ any: node.of.map((member) => this.add(member)) });
      case 'inline':
        return this.#inlined(node.name);
      case 'object':
        return this.#put({ fields: this.#fields(this.#attributes(node)) });
      default:
        return this.#put(node.value === undefined ? node.type : { is: node.value });
    }
  }

  #put(shape: Shape): number {
    const key = JSON.stringify(shape);
    const place = this.#known.get(key) ?? this.shapes.push(shape) - 1;
    this.#known.set(key, place);
    return place;
  }

  #fields(attributes: Attributes): Record<string, number> {
    return Object.fromEntries(
      Object.entries(attributes).map(([name, { value, optional }]) => {
        const place = this.add(name === 'view' ? anyView : value);
        return [name, optional ? this.#put({ any: [place, this.#put('missing')] }) : place];
      }),
    );
  }

  /** Reserves an index before the shape is known, because a type may contain itself. */
  #inlined(name: string): number {
    const known = this.#inline.get(name);
    if (known !== undefined) return known;
    const place = this.shapes.push(undefined) - 1;
    this.#inline.set(name, place);
    this.shapes[place] = this.shapes[this.add(this.#declared(name))];
    return place;
  }

  #declared(name: string): Node {
    const found = this.#schema.find((declared) => declared.name === name);
    if (found?.attributes) return { type: 'object', attributes: found.attributes };
    return found?.value ?? { type: 'unknown' };
  }

  #attributes({ attributes, rest }: ObjectNode): Attributes {
    const other = rest?.type === 'inline' ? this.#declared(rest.name) : rest;
    return other?.type === 'object' ? { ...this.#attributes(other), ...attributes } : attributes;
  }
}

export function answerShapesText(contentTypes: string): string {
  const schema = JSON.parse(schemaText()) as readonly Declared[];
  const list = new ShapeList(schema);
  const answers = Object.fromEntries(
    queriesIn(contentTypes).map(([name, query]) => [
      name,
      list.add(typeEvaluate(safeParseQuery(query), schema)),
    ]),
  );
  return `${JSON.stringify({ answers, shapes: list.shapes })}\n`;
}

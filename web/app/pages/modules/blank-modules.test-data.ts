import * as groq from 'groq-js';
import generated from 'schemas/generated/schema.json' with { type: 'json' };
import type { LanguageId } from 'schemas/languages.ts';
import type { ModuleContent, ModuleOf, ModuleType } from '../../content/cms/content.ts';
import { moduleLoaders, moduleProjections } from './registry.server.ts';

type Value = { type: string; name?: string; of?: { rest?: Value } };
type Attributes = Record<string, { value: Value }>;
type Declared = { type: string; name: string; attributes?: Attributes; value?: { attributes?: Attributes } };
type Fields = Record<string, unknown>;
type Modules = { [Type in ModuleType]: ModuleOf<Type> };

type Engine = {
  parse: (query: string) => object;
  evaluate: (tree: object, options: object) => Promise<{ get: () => Promise<unknown> }>;
};

/** groq-js with types, since its own declarations refer to a module that it does not ship. */
const { parse, evaluate } = groq as unknown as Engine;

const schema = generated as unknown as readonly Declared[];

function reference(value: Value | undefined): Fields | undefined {
  const target = /^(.+)\.reference$/.exec(value?.name ?? '')?.[1];
  return target === undefined ? undefined : { _type: 'reference', _ref: target };
}

function hollowValue(value: Value): unknown {
  if (value.type !== 'array') return reference(value);
  return [{ _key: 'hollow', status: 'published', ...reference(value.of?.rest) }];
}

/** Fills each reference of a type with one to an empty document, and each list with one empty entry. */
function hollowFields({ attributes, value }: Declared): Fields {
  const fields = Object.entries(attributes ?? value?.attributes ?? {});
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [name, hollowValue(field.value)])),
    status: 'published',
  };
}

const hollowDocuments = schema
  .filter(({ type }) => type === 'document')
  .map((declared) => ({ ...hollowFields(declared), _id: declared.name, _type: declared.name }));

/** Stored modules as the page query returns them. */
export async function queryModules(
  modules: readonly Fields[],
  dataset: readonly Fields[],
  language: LanguageId = 'nl',
) {
  const tree = parse(`$modules[]{${moduleProjections}}`);
  const params = { modules, language, defaultLanguage: 'nl' };
  const result = await evaluate(tree, { dataset, params });
  return (await result.get()) as ModuleContent[];
}

async function oneOfEach(fieldsOf: (declared: Declared) => Fields): Promise<Modules> {
  const modules = schema
    .filter(({ name }) => Object.hasOwn(moduleLoaders, name))
    .map((declared) => ({ ...fieldsOf(declared), _type: declared.name, _key: 'blank' }));
  const found = await queryModules(modules, hollowDocuments);
  return Object.fromEntries(found.map((module) => [module._type, module])) as Modules;
}

/** A module of each type in which an editor has filled in nothing. */
export const blankModules = await oneOfEach(() => ({}));

/** The same with an empty entry in each list and references to empty documents. */
export const hollowModules = await oneOfEach(hollowFields);

import { SaxesParser } from 'saxes';

export const weblinkSpace = 'http://weblink.skarabee.com/';
const instanceSpace = 'http://www.w3.org/2001/XMLSchema-instance';

export type XmlElement = {
  /** Without its prefix. */
  name: string;
  space: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/** The root of a document. @throws Error for what is no XML */
export function parseXml(written: string): XmlElement {
  const root: XmlElement = { name: '', space: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const own = Object.values(attributes).filter(
      ({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns',
    );
    const told = Object.fromEntries(own.map(({ name, value }) => [name, value]));
    const element: XmlElement = { name: local, space: uri, attributes: told, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(written).close();
  return root.children[0] ?? root;
}

/** An element or attribute, as `LastModified:dateTime~` writes it. */
type Field = {
  name: string;
  type: string;
  isAttribute: boolean;
  isOptional: boolean;
  isList: boolean;
  isNillable: boolean;
};

type Type = { fields: readonly Field[]; words: readonly string[] | undefined; text: string | undefined };

/** Types of the interface by name, those of its messages included. */
export type Types = ReadonlyMap<string, Type>;

const plain: Readonly<Record<string, RegExp>> = {
  string: /^/,
  int: /^-?\d{1,10}$/,
  decimal: /^-?\d+(?:\.\d+)?$/,
  boolean: /^(?:true|false|0|1)$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/,
};

const afterColon = (name = '') => name.split(':').at(-1) ?? '';

function within(element: XmlElement, names: readonly string[]): XmlElement[] {
  return element.children.flatMap((child) => (names.includes(child.name) ? [child] : within(child, names)));
}

function fieldText({ name, attributes }: XmlElement): string {
  const isAttribute = name === 'attribute';
  const { name: own = '', type, minOccurs, maxOccurs, nillable, use } = attributes;
  const isOptional = isAttribute ? use !== 'required' : minOccurs === '0';
  const marks = [isOptional && '?', maxOccurs === 'unbounded' && '*', nillable === 'true' && '~'];
  return `${isAttribute ? '@' : ''}${own}:${afterColon(type)}${marks.filter(Boolean).join('')}`;
}

/** Of a message that has the name of another type. */
const messageName = (name: string) => `${name}()`;

/** The types of a WSDL, a line each, so that a table of them can lie here and be compared. */
export function typeLines(wsdl: XmlElement): string[] {
  const told = within(wsdl, ['schema']).flatMap(({ children }) => children);
  const nameOf = ({ attributes }: XmlElement) => attributes['name'] ?? '';
  const others = new Set(told.filter(({ name }) => name !== 'element').map(nameOf));
  const known = new Map(
    told.map((type) => {
      const isTwin = type.name === 'element' && others.has(nameOf(type));
      return [isTwin ? messageName(nameOf(type)) : nameOf(type), type] as const;
    }),
  );
  function partsOf(type: XmlElement): string[] {
    const [extension] = within(type, ['extension']);
    const base = known.get(afterColon(extension?.attributes['base']));
    const text = extension && !base ? [`#${afterColon(extension.attributes['base'])}`] : [];
    return [
      ...(base ? partsOf(base) : []),
      ...text,
      ...within(type, ['element', 'attribute']).map(fieldText),
    ];
  }
  return [...known].map(([name, type]) => {
    const words = within(type, ['enumeration']).map(({ attributes }) => attributes['value']);
    return words.length > 0 ? `${name} = ${words.join(' ')}` : [name, ...partsOf(type)].join(' ');
  });
}

function fieldOf(written: string): Field {
  const [, at, name = '', type = '', marks = ''] = /^(@?)(\w+):(\w+)(\W*)$/.exec(written) ?? [];
  const has = (mark: string) => marks.includes(mark);
  return {
    name,
    type,
    isAttribute: at === '@',
    isOptional: has('?'),
    isList: has('*'),
    isNillable: has('~'),
  };
}

export function readTypes(lines: readonly string[]): Types {
  return new Map(
    lines.map((line) => {
      const [name = '', ...parts] = line.split(' ');
      const words = parts[0] === '=' ? parts.slice(1) : undefined;
      const text = parts.find((part) => part.startsWith('#'))?.slice(1);
      const fields = words ? [] : parts.filter((part) => !part.startsWith('#')).map(fieldOf);
      return [name, { fields, words, text }];
    }),
  );
}

const isNil = ({ attributes }: XmlElement) => attributes['xsi:nil'] === 'true';

type Judged = { type: string; at: string; element: XmlElement };

function textObjections(
  types: Types,
  { type, at, text }: { type: string; at: string; text: string },
): string[] {
  const isRight = types.get(type)?.words?.includes(text) ?? plain[type]?.test(text) ?? false;
  return isRight ? [] : [`${at} is no ${type}: ${text}`];
}

function attributeObjections(types: Types, fields: readonly Field[], { at, element }: Judged): string[] {
  const { attributes } = element;
  const own = fields.filter(({ isAttribute }) => isAttribute);
  const strange = Object.keys(attributes).filter((name) => !own.some((field) => field.name === name));
  const wrong = own.flatMap(({ name, type, isOptional }) => {
    const text = attributes[name];
    if (text === undefined) return isOptional ? [] : [`${at}@${name} is missing`];
    return textObjections(types, { type, at: `${at}@${name}`, text });
  });
  return [...wrong, ...strange.map((name) => `${at}@${name} is unknown`)];
}

/** Takes those of one field from the front. */
function fieldObjections(types: Types, field: Field, rest: XmlElement[], at: string): string[] {
  const others = rest.findIndex(({ name }) => name !== field.name);
  const found = rest.splice(0, others === -1 ? rest.length : others);
  if (found.length === 0) return field.isOptional ? [] : [`${at} is missing`];
  if (found.length > 1 && !field.isList) return [`${at} is there twice`];
  return found.flatMap((element) => {
    if (isNil(element)) return field.isNillable ? [] : [`${at} may not be nil`];
    return objections(types, { type: field.type, at, element });
  });
}

function objections(types: Types, judged: Judged): string[] {
  const { type, at, element } = judged;
  const known = types.get(type);
  if (!known || known.words) return textObjections(types, { type, at, text: element.text });
  const space = element.space === weblinkSpace ? [] : [`${at} is of another namespace`];
  const text =
    known.text === undefined ? [] : textObjections(types, { type: known.text, at, text: element.text });
  const rest = [...element.children];
  const children = known.fields
    .filter(({ isAttribute }) => !isAttribute)
    .flatMap((field) => fieldObjections(types, field, rest, `${at}.${field.name}`));
  const strange = rest.map(({ name }) => `${at}.${name} is unknown`);
  return [...space, ...text, ...attributeObjections(types, known.fields, judged), ...children, ...strange];
}

/** All in which a message differs from its type, by path. */
export function objectionsTo(types: Types, element: XmlElement): string[] {
  const { name } = element;
  const type = [messageName(name), name].find((one) => types.has(one));
  return type === undefined ? [`${name} is unknown`] : objections(types, { type, at: name, element });
}

/** Facts by name; `@Name` is an attribute and `#` the text. */
export type Told = Readonly<{
  [name: string]: string | number | boolean | Told | readonly (string | Told)[] | undefined;
}>;

const isFacts = (told: Told[string]): told is Told => typeof told === 'object' && !Array.isArray(told);

/** Attributes stand between double quotes. */
const escape = (value: Told[string]) =>
  typeof value === 'object' || value === undefined
    ? ''
    : String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Said where nobody has told it, as the system does. */
const unknownWords: Readonly<Record<string, string>> = { int: '-1', decimal: '-1', boolean: 'false' };

function childrenText(types: Types, field: Field, told: Told[string]): string {
  if (told === undefined && field.isOptional) return '';
  if (told === undefined && field.isNillable) return `<${field.name} xsi:nil="true" />`;
  const all: readonly Told[string][] = Array.isArray(told) ? told : [told];
  return all.map((one) => element(types, field, one)).join('');
}

function element(types: Types, { name, type }: Pick<Field, 'name' | 'type'>, told: Told[string]): string {
  const known = types.get(type);
  if (!isFacts(told) && (!known || known.words)) {
    const word = known?.words?.find((one) => one === 'UNDEFINED') ?? known?.words?.[0] ?? unknownWords[type];
    return `<${name}>${escape(told ?? word)}</${name}>`;
  }
  const facts: Told = isFacts(told) ? told : {};
  const fields = known?.fields ?? [];
  const attributes = fields
    .filter((field) => field.isAttribute && (facts[`@${field.name}`] !== undefined || !field.isOptional))
    .map((field) => ` ${field.name}="${escape(facts[`@${field.name}`] ?? unknownWords[field.type])}"`);
  const children = fields
    .filter(({ isAttribute }) => !isAttribute)
    .map((field) => childrenText(types, field, facts[field.name]));
  return `<${name}${attributes.join('')}>${escape(facts['#'])}${children.join('')}</${name}>`;
}

/** A message in the order of its type, with all that the type wants and nobody has told. */
export const elementOf = (types: Types, name: string, told: Told): string =>
  element(types, { name, type: name }, told).replace(
    name,
    `${name} xmlns="${weblinkSpace}" xmlns:xsi="${instanceSpace}"`,
  );

type Stored = Readonly<Record<string, unknown>>;
type Keys = ReadonlyMap<unknown, string>;

const localizedItem = /^internationalizedArray.+Value$/;

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null;
}

function randomKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

/** Spans refer to the links of their text by key, so both must change together. */
function keysOfLinks({ markDefs }: Stored, known: Keys): Keys {
  if (!Array.isArray(markDefs)) return known;
  return new Map(markDefs.filter(isStored).map(({ _key }) => [_key, randomKey()]));
}

function copied(value: unknown, known: Keys): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copied(item, known));
  if (!isStored(value)) return value;
  const links = keysOfLinks(value, known);
  const isTranslation = localizedItem.test(String(value._type));
  const copyOf = ([name, field]: [string, unknown]): [string, unknown] => {
    if (name === '_key') return [name, isTranslation ? field : (known.get(field) ?? randomKey())];
    if (name === 'marks' && Array.isArray(field)) {
      return [name, field.map((mark: unknown) => links.get(mark) ?? mark)];
    }
    return [name, copied(field, links)];
  };
  return Object.fromEntries(Object.entries(value).map(copyOf));
}

/** Copies content at any depth with a new key for each item; translations are still found by their language. */
export function withNewKeys<Value>(value: Value): Value {
  return copied(value, new Map()) as Value;
}

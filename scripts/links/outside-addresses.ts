/** Addresses of other sites with the places that use each of them, such as `page-about modules[2].link.url`. */
export function outsideAddresses(
  documents: readonly { _id: string; [field: string]: unknown }[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (value: unknown, place: string): void => {
    if (typeof value === 'string') {
      const address = addressIn(value);
      if (address !== undefined) found.set(address, [...(found.get(address) ?? []), place]);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${place}[${index}]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value))
        if (!name.startsWith('_')) visit(field, `${place}.${name}`);
    }
  };
  for (const { _id, ...fields } of documents)
    for (const [name, field] of Object.entries(fields))
      if (!name.startsWith('_')) visit(field, `${_id} ${name}`);
  return found;
}

/** A whole value that is an address, without the part that a browser does not send. */
function addressIn(value: string): string | undefined {
  if (!/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  url.hash = '';
  return url.href;
}

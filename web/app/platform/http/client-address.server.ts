const unknown = 'unknown';

/** An address as browsers write it: in lower case, its longest run of zeros as `::`, its end in hexadecimal. */
function canonical(address: string): string | undefined {
  const [withoutZone = ''] = address.split('%');
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(withoutZone)) return undefined;
  return URL.parse(`http://[${withoutZone}]/`)?.hostname.slice(1, -1);
}

/** A household has 2^64 addresses of IPv6, which begin alike. Whatever is no such address stays as it is. */
function network(address: string): string {
  const written = canonical(address);
  if (written === undefined) return address;
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high !== undefined && low !== undefined)
    return [high, low].flatMap((pair) => [parseInt(pair, 16) >> 8, parseInt(pair, 16) & 255]).join('.');
  const [start = [], end = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

/** Never store or log it. A visitor cannot set the edge's own header; IPv6 counts as its whole network. */
export function clientAddress(request: Request, header = 'CF-Connecting-IP'): string {
  return network(request.headers.get(header) ?? unknown);
}

export type Encoding = 'br' | 'gzip';

export function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = acceptedBy(request).toLowerCase().split(',');
  const allows = (coding: Encoding) =>
    accepted.some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      return name === coding && !parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text));
    });
  return (['br', 'gzip'] as const).find(allows);
}

/** The runtime names its own codings in the header, and a visitor's beside it. */
function acceptedBy({ cf, headers }: Request): string {
  const sent = cf?.['clientAcceptEncoding'];
  return typeof sent === 'string' ? sent : (headers.get('Accept-Encoding') ?? '');
}

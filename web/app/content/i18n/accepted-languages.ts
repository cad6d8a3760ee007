/** The language tags of an Accept-Language header, preferred ones first, without those it refuses. */
export function acceptedLanguages(header: string | null): string[] {
  const accepted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, quality: Number(quality?.slice(2) ?? 1) };
  });
  return accepted
    .filter(({ tag, quality }) => /^[a-z]/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

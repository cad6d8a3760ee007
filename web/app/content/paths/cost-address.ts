export const costInputs = ['home', 'vat', 'land', 'own', 'rate', 'years'] as const;

export type CostInput = (typeof costInputs)[number];

export type TypedCosts = Partial<Record<CostInput, string>>;

export const longestTyped = 20;

export function typedCosts(params: Pick<URLSearchParams, 'get'>): TypedCosts {
  const typed = costInputs.map((name) => [name, params.get(name)?.trim().slice(0, longestTyped)] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== undefined && value !== ''));
}

export function withTypedCosts(search: string, typed: TypedCosts): string {
  const params = new URLSearchParams(search);
  for (const name of costInputs) {
    const value = typed[name];
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** The same address or referrer without what a visitor typed, which is for no third party. */
export function withoutTypedCosts(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!hasTypedCosts(url.searchParams)) return address;
  url.search = withTypedCosts(url.search, {});
  return url.href;
}

export function hasTypedCosts(params: URLSearchParams): boolean {
  return costInputs.some((name) => params.has(name));
}

const belgian = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const english = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^\d+(?:[.,]\d*)?$/;

/** Belgian or English notation, with € or %. Three digits behind one point are thousands, except in a rate. */
export function readNumber(text: string, { isRate = false } = {}): number | undefined {
  const bare = text.replace(/[\s€%]/g, '');
  if (!isRate && belgian.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (!isRate && english.test(bare)) return Number(bare.replaceAll(',', ''));
  return plain.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}

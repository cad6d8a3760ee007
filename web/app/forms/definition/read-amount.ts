/** Reads whole euros, as `450.000` or `€ 450 000`. */
export function readAmount(text: string): string | undefined {
  const digits = text.replace(/[€\s.,'’]/g, '').replace(/^(?:EUR|euro)|(?:EUR|euro)$/gi, '');
  return /^[1-9]\d{1,8}$/.test(digits) ? digits : undefined;
}

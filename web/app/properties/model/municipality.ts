/** A Belgian municipality with its names in every language, and the villages that editors count to it. */
export type Municipality = {
  names: readonly string[];
  zip: string;
  villages: readonly { name: string; zip: string }[];
};

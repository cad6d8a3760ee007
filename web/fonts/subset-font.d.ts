declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default: number };

  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, Axis>;
      preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;

  export = subsetFont;
}

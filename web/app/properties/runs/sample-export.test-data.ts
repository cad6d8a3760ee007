import sample from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };

const { Gone: _gone, Changed: _changed, Properties, ...directory } = sample;

type Sent = (typeof Properties)[number];

/** The sample as software would send it: all that properties refer to, and the first of them, with other values. */
export function sampleExport(count: number, change: (property: Sent, index: number) => object = () => ({})) {
  const sent = Properties.slice(0, count).map((property, index) => ({
    ...property,
    ...change(property, index),
  }));
  return { ...directory, Properties: sent };
}

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const below = { h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' } as const;

export function headingBelow(tag: HeadingTag): HeadingTag {
  return below[tag];
}

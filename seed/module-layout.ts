/** Defaults of a module: published, full width, below the page's own content, no background. */
export const moduleLayout = {
  titleSize: 'h2',
  position: 'below',
  span: { _type: 'moduleSpan', sm: 12, md: 12, lg: 12 },
  backgroundType: 'none',
  status: 'published',
} as const;

/** What a module has when nobody chose otherwise: published, the whole width, below what the page shows, no background. */
export const moduleLayout = {
  titleSize: 'h2',
  position: 'below',
  span: { _type: 'moduleSpan', sm: 12, md: 12, lg: 12 },
  backgroundType: 'none',
  status: 'published',
} as const;

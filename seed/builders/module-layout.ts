/** Columns out of twelve on a desktop: 7, the measure of text, or 5 beside it. */
export function columns(lg: 5 | 7) {
  return { _type: 'moduleSpan' as const, sm: 12, md: 12, lg };
}

/** Defaults of a module: published, full width, below the page's own content, no background. */
export function moduleLayout<Type extends string>(_type: Type, _key: string) {
  return {
    titleSize: 'h2',
    position: 'below',
    span: { _type: 'moduleSpan', sm: 12, md: 12, lg: 12 },
    backgroundType: 'none',
    status: 'published',
    _type,
    _key,
  } as const;
}

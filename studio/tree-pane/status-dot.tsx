type DotProps = { hasDraft: boolean; isPublished: boolean };

const style = { width: 7, height: 7, borderRadius: '50%', flexShrink: 0 };

/** Orange for unpublished changes, green for what is just as visitors see it. */
export function StatusDot({ hasDraft, isPublished }: DotProps) {
  const never = isPublished ? 'Unpublished changes' : 'Not published yet';
  return hasDraft ? (
    <span
      role="img"
      aria-label={never}
      title={never}
      data-status="draft"
      style={{ ...style, backgroundColor: 'var(--card-badge-caution-dot-color)' }}
    />
  ) : (
    <span
      role="img"
      aria-label="Published"
      title="Published"
      data-status="published"
      style={{ ...style, backgroundColor: 'var(--card-badge-positive-dot-color)' }}
    />
  );
}

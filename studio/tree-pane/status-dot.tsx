import { say } from '../locale/say.ts';

type DotProps = { hasDraft: boolean; isPublished: boolean; isOffSite: boolean };

const size = { width: 7, height: 7, borderRadius: '50%', flexShrink: 0 };

function stateOf({ hasDraft, isPublished, isOffSite }: DotProps) {
  if (hasDraft) {
    const title = isPublished ? say('Unpublished changes') : say('Not published yet');
    return { status: 'draft', title, tone: 'caution' };
  }
  return isOffSite
    ? { status: 'off', title: say('Hidden from visitors'), tone: 'neutral' }
    : { status: 'published', title: say('Published'), tone: 'positive' };
}

/** Orange for unpublished changes, green for published, grey for hidden from the site. */
export function StatusDot(props: DotProps) {
  const { status, title, tone } = stateOf(props);
  return (
    <span
      role="img"
      aria-label={title}
      title={title}
      data-status={status}
      style={{ ...size, backgroundColor: `var(--card-badge-${tone}-dot-color)` }}
    />
  );
}

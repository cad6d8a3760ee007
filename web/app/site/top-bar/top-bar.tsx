import { useText } from '../../content/i18n/text.tsx';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import type { TopBarData, TopBarItem } from './load-top-bar.server.ts';

export function TopBar({ bar }: { bar: TopBarData }) {
  const t = useText();
  return (
    <nav aria-label={t('topBar.label')} className="top-bar relative z-12 bg-surface text-sm text-muted">
      <div className="wrap top-bar-groups">
        {[bar.left, bar.right].map((items, side) => (
          <ul key={side === 0 ? 'left' : 'right'}>
            {items.map((item) => (
              <li key={item.key}>
                <TopBarEntry item={item} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}

const look = 'inline-flex min-h-9 items-center gap-2 decoration-transparent hover:decoration-current';

function TopBarEntry({ item: { href, icon, label, tint } }: { item: TopBarItem }) {
  const className = ['top-bar-item', look, tint].filter(Boolean).join(' ');
  const content = (
    <>
      {icon && <ShapedIcon shapes={icon} />}
      <span>{label}</span>
    </>
  );
  return href ? (
    <a href={href} className={className}>
      {content}
    </a>
  ) : (
    <span className={className}>{content}</span>
  );
}

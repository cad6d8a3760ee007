import { useText } from '../i18n/text.tsx';
import type { Breadcrumb } from './page-data.ts';

export function Breadcrumbs({ steps }: { steps: readonly Breadcrumb[] }) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumb.label')} className="wrap py-5">
      <ol className="flex flex-wrap gap-x-2 text-sm text-muted">
        {steps.map(({ title, href }) => (
          <li key={title} className="breadcrumb">
            {href ? <a href={href}>{title}</a> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

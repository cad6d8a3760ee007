import { type ComponentType, useEffect } from 'react';
import type { PageData } from './page-data.ts';
import { pageComponents } from './registry.tsx';

/** The ground of a whole page by style. */
const grounds = {
  standard: undefined,
  calm: 'ground ground-calm whole-page',
  warm: 'ground ground-soft whole-page',
  dark: 'ground ground-dark whole-page',
} as const;

/** The page between header and footer. It is undefined in the browser of an editor whose preview has ended. */
export function PageView({ page }: { page: PageData | undefined }) {
  return <div className="page">{page ? <PageOfKind page={page} /> : <Reload />}</div>;
}

function PageOfKind({ page }: { page: PageData }) {
  // The kind's own loader made this page, which the registry's types demand of its component.
  const View = pageComponents[page.kind] as ComponentType<{ page: PageData }>;
  const ground = grounds[page.style ?? 'standard'];
  return ground ? (
    <div className={ground}>
      <View page={page} />
    </div>
  ) : (
    <View page={page} />
  );
}

function Reload() {
  useEffect(() => window.location.reload(), []);
  return null;
}

import { type ComponentType, useEffect } from 'react';
import type { FormResult } from '../forms/definition/form-content.ts';
import { FormResultContext } from '../forms/view/form-frame.tsx';
import type { PageData } from './page-data.ts';
import { pageComponents } from './registry.tsx';

const grounds = {
  standard: undefined,
  calm: 'ground ground-calm whole-page',
  warm: 'ground ground-soft whole-page',
  dark: 'ground ground-dark whole-page',
} as const;

type PageViewProps = {
  /** Undefined in the browser of an editor whose preview has ended. */
  page: PageData | undefined;
  formResult?: FormResult | undefined;
};

export function PageView({ page, formResult }: PageViewProps) {
  return (
    <FormResultContext.Provider value={formResult}>
      <div className="page">{page ? <PageOfKind page={page} /> : <Reload />}</div>
    </FormResultContext.Provider>
  );
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

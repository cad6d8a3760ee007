import type { ReactNode } from 'react';
import type { PictureData } from '../picture/picture-data.ts';

export type PageHeaderData = {
  logo?: PictureData | undefined;
  isFixed?: boolean | undefined;
  /** Set on pages that nobody stores. */
  owner?: SignedInOwner | undefined;
};

export type SignedInOwner = { name: string; href: string; logOut: { action: string; label: string } };

type PageTitleProps = { lang?: string | undefined; lead?: string | undefined; children: ReactNode };

export function PageTitle({ lang, lead, children }: PageTitleProps) {
  return (
    <div className="page-title wrap pt-4 pb-10 md:pt-8 md:pb-14" lang={lang}>
      <h1 className="heading-1">{children}</h1>
      {lead && <p className="lead mt-4">{lead}</p>}
    </div>
  );
}

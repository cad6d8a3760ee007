import type { Alternates } from '../../../content/paths/build-path.ts';
import { OnwardLink } from '../../../ui/card/onward-link.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';

export type DocumentsPageData = {
  title: string;
  text: string;
  documents?: readonly { href: string; label: string }[];
  link?: { href: string; label: string };
  alternates: Alternates;
};

export function DocumentsPage({ title, text, documents = [], link }: DocumentsPageData) {
  return (
    <>
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="wrap grid gap-6">
        {documents.length > 0 && (
          <ul className="documents">
            {documents.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        {link && (
          <p>
            <OnwardLink href={link.href}>{link.label}</OnwardLink>
          </p>
        )}
      </div>
    </>
  );
}

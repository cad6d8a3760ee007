import { Fragment } from 'react';
import type { DocumentsData } from './load-documents.server.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UploadForm } from './upload-form.tsx';

function Checklist({ documents }: Pick<DocumentsData['homes'][number], 'documents'>) {
  return (
    <ul className="checklist">
      {documents.map(({ kind, name, tone, state }) => (
        <li key={kind} data-state={tone}>
          <span className="checklist-name">{name}</span>
          <span className="checklist-state">{state}</span>
        </li>
      ))}
    </ul>
  );
}

export function DocumentsSection({ section }: { section: DocumentsData }) {
  const { notice, homes, upload } = section;
  return (
    <>
      {notice !== undefined && (
        <div role="status">
          <Notice tone="success">{notice}</Notice>
        </div>
      )}
      {homes.map(({ id, title, documents, empty, lists, more }) => (
        <section key={id} aria-labelledby={`documents-${id}`} className="entry-group">
          <h2 id={`documents-${id}`} className="heading-3">
            {title}
          </h2>
          {documents.length > 0 ? <Checklist documents={documents} /> : <p className="text-muted">{empty}</p>}
          {lists.map((list) => (
            <Fragment key={list.id}>
              <h3 className="heading-4">{list.title}</h3>
              <ul className="document-files">
                {list.files.map((file) => (
                  <li key={file.id}>
                    <a href={file.href} download>
                      {file.name}
                    </a>
                    <span className="entry-note">{file.note}</span>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          {more && (
            <p>
              <OnwardLink href={more.href}>
                {more.label}
                <span className="sr-only">: {title}</span>
              </OnwardLink>
            </p>
          )}
        </section>
      ))}
      {upload && <UploadForm {...upload} />}
    </>
  );
}

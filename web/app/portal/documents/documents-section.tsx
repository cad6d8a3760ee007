import { Fragment } from 'react';
import type { DocumentsData } from './load-documents.server.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { removeFileField } from '../fields.ts';
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

type RemovalProps = { id: string; name: string; label: string; text: string; button: string };

/** Asks before it deletes a file, without script. */
function Removal({ id, name, label, text, button }: RemovalProps) {
  return (
    <details className="w-full">
      <summary className="text-sm cursor-pointer">
        {label}
        <span className="sr-only">: {name}</span>
      </summary>
      <form method="post" className="grid gap-3 justify-items-start py-3">
        <p>{text}</p>
        <button className="button button-quiet" name={removeFileField} value={id}>
          {button}
        </button>
      </form>
    </details>
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
                    {file.removal && <Removal id={file.id} name={file.name} {...file.removal} />}
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

import { Fragment } from 'react';
import type { DocumentsData } from './load-documents.server.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TitledGroup } from '../entry-groups.tsx';
import { removeFileField, kindField } from '../fields.ts';
import { uploadField } from '../../forms/definition/upload-limits.ts';

const line =
  'flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-8 gap-y-0.5 border-b border-line py-3.5';

function Checklist({ documents }: Pick<DocumentsData['homes'][number], 'documents'>) {
  return (
    <ul className="checklist max-w-216 border-t border-line">
      {documents.map(({ kind, name, tone, state }) => (
        <li key={kind} data-state={tone} className={`${line} relative ps-7`}>
          <span className="font-semibold">{name}</span>
          <span className={tone === 'needed' ? 'text-sm font-semibold text-accent' : 'text-sm text-muted'}>
            {state}
          </span>
        </li>
      ))}
    </ul>
  );
}

type RemovalProps = { id: string; name: string; label: string; text: string; button: string };

function Removal({ id, name, label, text, button }: RemovalProps) {
  return (
    <details className="disclosure w-full">
      <summary className="w-fit gap-2 py-1 text-sm">
        {label}
        <span className="sr-only">: {name}</span>
        <Icon name="chevronDown" />
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
        <TitledGroup key={id} id={`documents-${id}`} title={title}>
          {documents.length > 0 ? <Checklist documents={documents} /> : <p className="text-muted">{empty}</p>}
          {lists.map((list) => (
            <Fragment key={list.id}>
              <h3 className="heading-4 mt-4">{list.title}</h3>
              <ul className="max-w-216 border-t border-line">
                {list.files.map((file) => (
                  <li key={file.id} className={`${line} max-md:flex-col`}>
                    <a href={file.href} download className="min-w-0 wrap-anywhere">
                      {file.name}
                    </a>
                    <span className="text-sm text-muted">{file.note}</span>
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
        </TitledGroup>
      ))}
      {upload && <UploadForm {...upload} />}
    </>
  );
}

function UploadForm({
  action,
  title,
  kindLabel,
  kinds,
  fileLabel,
  help,
  accept,
  button,
}: NonNullable<DocumentsData['upload']>) {
  return (
    <TitledGroup id="upload-title" title={title}>
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="grid max-w-136 gap-6 rounded-md border border-line bg-raised p-[clamp(1.25rem,0.5rem+3vw,2rem)] print:hidden"
      >
        <div className="field">
          <label htmlFor="upload-kind" className="field-label">
            {kindLabel}
          </label>
          <select id="upload-kind" name={kindField} className="input select">
            {kinds.map(({ code, text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="upload-file" className="field-label">
            {fileLabel}
          </label>
          <p id="upload-help" className="text-sm text-muted">
            {help}
          </p>
          <input
            id="upload-file"
            type="file"
            name={uploadField}
            required
            accept={accept}
            aria-describedby="upload-help"
            className="input mt-1.5"
          />
        </div>
        <button type="submit" className="button justify-self-start">
          {button}
        </button>
      </form>
    </TitledGroup>
  );
}

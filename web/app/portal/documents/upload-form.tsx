import { uploadField } from '../../forms/definition/upload-limits.ts';
import { kindField } from '../fields.ts';
import type { DocumentsData } from './load-documents.server.ts';

export function UploadForm({
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
    <section aria-labelledby="upload-title" className="entry-group">
      <h2 id="upload-title" className="heading-3">
        {title}
      </h2>
      <form method="post" action={action} encType="multipart/form-data" className="upload-form">
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
          <p id="upload-help" className="field-help">
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
        <button type="submit" className="button">
          {button}
        </button>
      </form>
    </section>
  );
}

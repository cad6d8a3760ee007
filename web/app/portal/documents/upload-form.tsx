import { uploadField } from '../../forms/definition/upload-limits.ts';
import { TitledGroup } from '../entries/entry-groups.tsx';
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

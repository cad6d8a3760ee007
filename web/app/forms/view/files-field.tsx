import { type ChangeEvent, useState } from 'react';
import { type FilesContent, hiddenFields, removalName } from '../definition/form-content.ts';
import { uploadField } from '../definition/upload-limits.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldId, useForm } from './form-context.ts';

/** Files to send along. Those of an earlier attempt are listed, since a browser empties the field. */
export function FilesField({ files }: { files: FilesContent }) {
  const { content, result, errors, formKey } = useForm();
  const [problem, setProblem] = useState<string>();
  const kept = result?.files;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setProblem(limitFiles(currentTarget, files, kept?.each.length ?? 0));
  };
  return (
    <FieldFrame
      id={fieldId({ formKey }, uploadField)}
      label={`${files.label} ${content.optional}`}
      help={files.help}
      error={problem ?? errors[uploadField]}
      isWide
    >
      {(described) => (
        <div className="files">
          {kept && (
            <ul aria-label={kept.title} className="files-kept">
              {kept.each.map(({ id, name, size }) => (
                <li key={id}>
                  <span className="files-name">
                    {name} <span className="text-muted">({size})</span>
                  </span>
                  <label className="files-remove">
                    <input type="checkbox" name={removalName(id)} />
                    {kept.remove} <span className="sr-only">{name}</span>
                  </label>
                </li>
              ))}
            </ul>
          )}
          {kept && <input type="hidden" name={hiddenFields.files} value={kept.token} />}
          <input
            {...described}
            id={fieldId({ formKey }, uploadField)}
            type="file"
            name={uploadField}
            multiple
            accept={files.accept}
            className="input"
            onChange={choose}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Takes out what the site would refuse for its size or number, before a visitor waits for it to be sent. */
function limitFiles(input: HTMLInputElement, { most, largest, problems }: FilesContent, kept: number) {
  const chosen = Array.from(input.files ?? []);
  const small = chosen.filter(({ size }) => size <= largest);
  const fitting = small.slice(0, Math.max(0, most - kept));
  if (fitting.length === chosen.length) return undefined;
  const transfer = new DataTransfer();
  for (const file of fitting) transfer.items.add(file);
  input.files = transfer.files;
  const large = chosen.filter((file) => !small.includes(file));
  return [
    ...large.map(({ name }) => problems.size.replace('{file}', name)),
    ...(fitting.length < small.length ? [problems.count] : []),
  ].join(' ');
}

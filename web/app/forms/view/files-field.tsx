import { getInputProps, useField } from '@conform-to/react';
import { type ChangeEvent, useState } from 'react';
import { type FilesContent, hiddenFields, type KeptFiles, removalName } from '../definition/form-content.ts';
import { uploadField } from '../definition/upload-limits.ts';
import { FieldFrame } from './field-frame.tsx';

type FilesFieldProps = { files: FilesContent; optional: string; kept: KeptFiles | undefined };

export function FilesField({ files, optional, kept }: FilesFieldProps) {
  const [field] = useField<string>(uploadField);
  const [problem, setProblem] = useState<string>();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setProblem(limitFiles(currentTarget, files, kept?.each.length ?? 0));
  };
  const described = {
    'aria-invalid': true,
    'aria-describedby': `${field.errorId} ${field.descriptionId}`,
  };
  return (
    <FieldFrame field={field} label={`${files.label} ${optional}`} help={files.help} error={problem} isWide>
      {({ ariaDescribedBy = '' }) => (
        <div className="mt-1.5 grid gap-3">
          {kept && (
            <ul aria-label={kept.title} className="border-y border-line">
              {kept.each.map(({ id, name, size }) => (
                <li
                  key={id}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5 not-first:border-t border-line"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {name} <span className="text-muted">({size})</span>
                  </span>
                  <label className="flex min-h-8 cursor-pointer items-center gap-2">
                    <input type="checkbox" className="size-5" name={removalName(id)} />
                    {kept.remove} <span className="sr-only">{name}</span>
                  </label>
                </li>
              ))}
            </ul>
          )}
          {kept && <input type="hidden" name={hiddenFields.files} value={kept.token} />}
          <input
            {...getInputProps(field, { type: 'file', value: false, ariaDescribedBy })}
            {...(problem && described)}
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

import { getInputProps, useField } from '@conform-to/react';
import { FieldFrame } from '../../forms/view/field-frame.tsx';
import { Island } from '../../islands/island.tsx';
import { RevealButton } from './reveal-button.tsx';
import type { StepField } from '../mailed-links/link-page-data.ts';

export function CredentialField({ name, label, type, autoComplete, help, fixed, reveal }: StepField) {
  const [field] = useField<string>(name);
  return (
    <FieldFrame field={field} label={label} help={help}>
      {(described) => (
        <div className={reveal && 'revealed-field'}>
          <input
            {...getInputProps(field, { type, ...described })}
            {...(fixed && { readOnly: true, defaultValue: fixed })}
            autoComplete={autoComplete}
            className="input"
            required
          />
          {reveal && (
            <Island
              name="revealButton"
              component={RevealButton}
              props={{ inputId: field.id, words: reveal }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

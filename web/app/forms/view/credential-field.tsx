import { getInputProps, useField } from '@conform-to/react';
import { FieldFrame } from './field-frame.tsx';
import { Island } from '../../islands/island.tsx';
import { RevealButton } from './reveal-button.tsx';
import type { RevealWords } from './reveal-words.ts';

export type CredentialFieldProps = {
  name: string;
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  help?: string | undefined;
  fixed?: string;
  reveal?: RevealWords;
};

export function CredentialField({
  name,
  label,
  type,
  autoComplete,
  help,
  fixed,
  reveal,
}: CredentialFieldProps) {
  const [field] = useField<string>(name);
  return (
    <FieldFrame field={field} label={label} help={help}>
      {(described) => (
        <div className={reveal && 'grid grid-cols-[minmax(0,1fr)_auto] gap-2'}>
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

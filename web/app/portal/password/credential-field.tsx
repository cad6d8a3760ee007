import { FieldFrame } from '../../forms/view/field-frame.tsx';
import { Island } from '../../islands/island.tsx';
import { RevealButton } from './reveal-button.tsx';
import type { StepField } from '../mailed-links/link-page-data.ts';

export function CredentialField({ id, field }: { id: string; field: StepField }) {
  const { name, label, type, autoComplete, help, error, value, isFixed, reveal } = field;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(described) => (
        <div className={reveal && 'revealed-field'}>
          <input
            {...described}
            id={id}
            name={name}
            type={type}
            autoComplete={autoComplete}
            className="input"
            required
            readOnly={isFixed}
            defaultValue={value}
          />
          {reveal && (
            <Island name="revealButton" component={RevealButton} props={{ inputId: id, words: reveal }} />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

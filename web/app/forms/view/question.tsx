import { FieldFrame } from './field-frame.tsx';
import { type FormResult, hiddenFields } from '../definition/form-content.ts';
import { fieldId, useForm } from './form-context.ts';

export function Question({ question }: { question: NonNullable<FormResult['question']> }) {
  const id = fieldId(useForm(), hiddenFields.answer);
  return (
    <FieldFrame
      id={id}
      label={`${question.label}: ${question.text}`}
      help={question.help}
      error={question.error}
    >
      {(described) => (
        <input
          {...described}
          id={id}
          name={hiddenFields.answer}
          className="input"
          autoComplete="off"
          required
          defaultValue={question.answer}
        />
      )}
    </FieldFrame>
  );
}

import { FieldFrame } from './field-frame.tsx';
import { type FormAnswer, hiddenFields } from '../definition/form-content.ts';
import { fieldId, useForm } from './form-context.ts';

/** The question that stands in for the browser's work. */
export function Question({ question }: { question: NonNullable<FormAnswer['question']> }) {
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

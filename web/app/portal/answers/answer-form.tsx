import { Icon } from '../../ui/icon/icon.tsx';
import type { SectionResult } from '../section-context.ts';
import { answerFields, longestAnswer } from '../fields.ts';

type AnswerButton = { kind: string; label: string; isMain?: boolean };

export type AnswerFormData = {
  property: string;
  subject: string;
  /** The owner's last answer. */
  said: string | undefined;
  label: string;
  about: string;
  note: string | undefined;
  textLabel: string;
  buttons: readonly AnswerButton[];
  proposal:
    | { title: string; dayLabel: string; timeLabel: string; earliest: string; button: AnswerButton }
    | undefined;
};

const panel =
  'grid max-w-136 gap-5 rounded-md border border-line bg-raised p-[clamp(1.25rem,0.5rem+3vw,2rem)]';

export function AnswerForm({ answer, typed }: { answer: AnswerFormData; typed: SectionResult['typed'] }) {
  const { property, subject, said, label, about, note, textLabel, buttons, proposal } = answer;
  const id = `${property}-${subject}`;
  const isRefused = typed?.[answerFields.property] === property && typed[answerFields.subject] === subject;
  const given = isRefused ? typed : {};
  return (
    <>
      {said !== undefined && <p className="text-sm font-semibold">{said}</p>}
      <details className="disclosure print:hidden" open={isRefused}>
        <summary className="w-fit gap-2 py-1 font-semibold text-accent">
          {label}
          <span className="sr-only">: {about}</span>
          <Icon name="chevronDown" />
        </summary>
        <form method="post" className={`${panel} mt-3`}>
          <Subject property={property} subject={subject} />
          {note !== undefined && <p className="text-sm text-muted">{note}</p>}
          <div className="field">
            <label htmlFor={`text-${id}`} className="field-label">
              {textLabel}
            </label>
            <textarea
              id={`text-${id}`}
              name={answerFields.text}
              rows={3}
              maxLength={longestAnswer}
              defaultValue={given[answerFields.text]}
              className="input"
            />
          </div>
          <div className="form-actions">
            {buttons.map((button) => (
              <SendButton key={button.kind} {...button} />
            ))}
          </div>
        </form>
        {proposal && (
          // A form of its own, so that the Enter key in its fields proposes and never confirms.
          <form method="post" className={`${panel} mt-4`}>
            <Subject property={property} subject={subject} />
            <p className="font-semibold">{proposal.title}</p>
            <div className="grid gap-4 md:grid-cols-2">
              <div className="field">
                <label htmlFor={`day-${id}`} className="field-label">
                  {proposal.dayLabel}
                </label>
                <input
                  id={`day-${id}`}
                  type="date"
                  name={answerFields.day}
                  min={proposal.earliest}
                  required
                  defaultValue={given[answerFields.day]}
                  className="input"
                />
              </div>
              <div className="field">
                <label htmlFor={`time-${id}`} className="field-label">
                  {proposal.timeLabel}
                </label>
                <input
                  id={`time-${id}`}
                  type="time"
                  name={answerFields.time}
                  required
                  defaultValue={given[answerFields.time]}
                  className="input"
                />
              </div>
            </div>
            <p>
              <SendButton {...proposal.button} />
            </p>
          </form>
        )}
      </details>
    </>
  );
}

function Subject({ property, subject }: { property: string; subject: string }) {
  return (
    <>
      <input type="hidden" name={answerFields.property} value={property} />
      <input type="hidden" name={answerFields.subject} value={subject} />
    </>
  );
}

function SendButton({ kind, label, isMain = false }: AnswerButton) {
  return (
    <button className={isMain ? 'button' : 'button button-quiet'} name={answerFields.kind} value={kind}>
      {label}
    </button>
  );
}

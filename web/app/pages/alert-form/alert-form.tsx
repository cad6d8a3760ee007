import { FormFrame } from '../../forms/view/form-frame.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { alertFormId } from './alert-form-id.ts';
import type { AlertFormData } from './load-alert-form.server.ts';

const titleId = `${alertFormId}-title`;
const formKey = 'alert';

/** Keeps the criteria outside the form's island, so that a list that changes without a reload can change them too. */
export function AlertForm({ offer }: { offer: AlertFormData }) {
  const { title, text, criteria, content, demand } = offer;
  return (
    <section
      id={alertFormId}
      className="mt-12 grid scroll-mt-36 gap-x-12 gap-y-6 rounded-md bg-surface p-[clamp(1.25rem,0.75rem+2vw,2.5rem)] [&_.form]:min-h-0 md:in-[.list-page]:grid-cols-2 md:in-[.list-page]:items-start"
      aria-labelledby={titleId}
    >
      <div>
        <h2 id={titleId} className="heading-3">
          {title}
        </h2>
        {criteria && <p className="mt-3 font-semibold">{criteria.words}</p>}
        <p className="mt-3 text-muted">{text}</p>
        {demand && (
          <p className="mt-3">
            <OnwardLink href={demand.href}>{demand.title}</OnwardLink>
          </p>
        )}
      </div>
      <div hidden={!criteria}>
        <input type="hidden" name="criteria" form={formKey} value={criteria?.value ?? ''} />
        <FormFrame content={content} formKey={formKey} />
      </div>
    </section>
  );
}

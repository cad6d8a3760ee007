import { FormProvider, getFormProps, useForm } from '@conform-to/react';
import type { PropertyCardData } from '../../properties/view/card-data.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { phoneHref } from '../../ui/contact-links.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import type { FieldContent, ShownAgain } from '../definition/form-content.ts';
import { CredentialField, type CredentialFieldProps } from '../view/credential-field.tsx';
import { Field, idOf } from '../view/field.tsx';
import { BesideProperty, PropertyLine } from '../view/form-beside-property.tsx';
import { FormSummary } from '../view/form-summary.tsx';

type Link = { href: string; label: string; needsScript?: boolean };

type LinkField = CredentialFieldProps | ({ name: string } & FieldContent);

export type LinkPageData = {
  title: string;
  text: string;
  notice?: string;
  criteria?: string;
  lines?: readonly { label: string; value: string }[];
  actions?: readonly (Link | undefined)[];
  documents?: readonly Link[];
  form?: {
    heading?: { title: string; text: string };
    fields?: readonly LinkField[];
    values?: Readonly<Record<string, string>>;
    button: string;
    shown?: ShownAgain | undefined;
  };
  noTimes?: { title: string; text?: string; phone?: string };
  links?: readonly Link[];
  property?: { label: string; card: PropertyCardData };
};

export function LinkPage({ title, text, links = [], property, ...page }: LinkPageData) {
  const { notice, criteria, lines, actions = [], documents, form, noTimes } = page;
  return (
    <>
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="wrap pb-16">
        {property && (
          <div className="mb-6">
            <PropertyLine property={property} />
          </div>
        )}
        <BesideProperty property={property}>
          <div className="grid content-start gap-6">
            {notice && (
              <p role="status" className="notice">
                {notice}
              </p>
            )}
            {criteria && <p className="heading-4">{criteria}</p>}
            {lines && <Lines lines={lines} />}
            <Actions actions={actions.flatMap((action) => action ?? [])} />
            {documents && (
              <ul className="documents">
                {documents.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
            {form && <LinkForm {...form} />}
            {noTimes && <NoTimes {...noTimes} />}
            {links.length > 0 && (
              <ul className="grid gap-2">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <OnwardLink href={href}>{label}</OnwardLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </BesideProperty>
      </div>
      <PageTopEnd />
    </>
  );
}

function Actions({ actions }: { actions: readonly Link[] }) {
  if (actions.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 [&>*]:grid md:flex md:flex-wrap">
      {actions.map(({ href, label, needsScript }, index) => (
        <li key={href} className={needsScript ? 'needs-script' : undefined}>
          <a href={href} className={index === 0 && actions.length > 1 ? 'button' : 'button button-quiet'}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: NonNullable<LinkPageData['lines']> }) {
  return (
    <dl className="border-b border-line">
      {lines.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 min-[36rem]:grid-cols-[10rem_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function LinkForm({ heading, fields = [], values, button, shown }: NonNullable<LinkPageData['form']>) {
  const [form, all] = useForm<Record<string, string>>({
    id: 'link',
    lastResult: shown?.lastResult,
    constraint: Object.fromEntries(fields.map(({ name }) => [name, { required: true }])),
    defaultValue: values,
  });
  const titleId = heading && `${form.id}-title`;
  const ids = fields.map((field): [string, string | undefined] => {
    const state = all[field.name];
    return [field.name, state && 'input' in field ? idOf(state, field) : state?.id];
  });
  return (
    <FormProvider context={form.context}>
      {heading && (
        <div className="mt-4">
          <h2 id={titleId} className="heading-3">
            {heading.title}
          </h2>
          <p className="mt-2">{heading.text}</p>
        </div>
      )}
      <FormSummary form={form} ids={Object.fromEntries(ids)} heading={shown?.heading} />
      <form method="post" {...getFormProps(form)} aria-labelledby={titleId} className="form min-h-0">
        {fields.map((field) =>
          'input' in field ? (
            <Field key={field.name} name={field.name} shown={field} />
          ) : (
            <CredentialField key={field.name} {...field} />
          ),
        )}
        <div className="form-actions">
          <button className="button" type="submit">
            {button}
          </button>
        </div>
      </form>
    </FormProvider>
  );
}

function NoTimes({ title, text, phone }: NonNullable<LinkPageData['noTimes']>) {
  return (
    <div className="notice grid gap-3">
      <p className="heading-4">{title}</p>
      {phone && (
        <p>
          {text} <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
    </div>
  );
}

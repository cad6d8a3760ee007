import { Field } from '../field.tsx';

export function SiteContact() {
  return (
    <>
      <div className="form-row">
        <Field name="firstName" autoComplete="given-name" />
        <Field name="lastName" autoComplete="family-name" />
      </div>
      <div className="form-row">
        <Field name="email" type="email" autoComplete="email" />
        <Field name="phone" type="tel" autoComplete="tel" />
      </div>
      <Field name="message" rows={6} />
    </>
  );
}

import { type ReactNode, useContext } from 'react';
import type { FormId } from 'schemas/form-ids.ts';
import { PageAnswer } from './page-answer.ts';

type FormPlacesProps = { forms: readonly { form: FormId; place: string }[]; children: ReactNode };

/** What stands around the forms of a page: the answer to one that an editor has moved meanwhile finds it where it is. */
export function FormPlaces({ forms, children }: FormPlacesProps) {
  const answer = useContext(PageAnswer);
  const same = forms.filter(({ form }) => form === answer?.form);
  const [first] = same;
  if (!answer || !first || same.some(({ place }) => place === answer.place)) return children;
  return <PageAnswer.Provider value={{ ...answer, place: first.place }}>{children}</PageAnswer.Provider>;
}

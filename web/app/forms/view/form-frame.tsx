import { useContext } from 'react';
import { LivePart } from '../../islands/island.tsx';
import { LiveForm, type LiveFormProps } from './form-island.tsx';
import { PageAnswer } from './page-answer.ts';

/** A form on a page, with what that page answers if it was this one that was sent. */
export function FormFrame({ content, place }: Omit<LiveFormProps, 'answer'>) {
  const given = useContext(PageAnswer);
  const isMine =
    given && (given.form === undefined || (given.form === content.form && given.place === place));
  return (
    <LivePart
      name="form"
      component={LiveForm}
      props={{ content, place, answer: isMine ? given : undefined }}
    />
  );
}

import { useContext } from 'react';
import { Island } from '../../islands/island.tsx';
import { FormIsland, type FormIslandProps } from './form-island.tsx';
import { PageAnswer } from './page-answer.ts';

/** A form on a page, with what that page answers if it was this one that was sent. */
export function FormFrame({ content, place }: Omit<FormIslandProps, 'answer'>) {
  const given = useContext(PageAnswer);
  const isMine =
    given && (given.form === undefined || (given.form === content.form && given.place === place));
  return (
    <Island
      name="form"
      component={FormIsland}
      props={{ content, place, answer: isMine ? given : undefined }}
    />
  );
}

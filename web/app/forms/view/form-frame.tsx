import { useContext } from 'react';
import { Island } from '../../islands/island.tsx';
import { FormIsland, type FormIslandProps } from './form-island.tsx';
import { FormResultContext } from './form-result.tsx';

export function FormFrame({ content, formKey }: Omit<FormIslandProps, 'result'>) {
  const result = useContext(FormResultContext);
  const isMine =
    result &&
    (result.form === undefined
      ? result.formKey === ''
      : result.form === content.form && result.formKey === formKey);
  return (
    <Island
      name="form"
      component={FormIsland}
      props={{ content, formKey, result: isMine ? result : undefined }}
    />
  );
}

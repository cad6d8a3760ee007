import { Stack } from '@sanity/ui';
import type { ReactNode } from 'react';

type PlainListProps = {
  as?: 'ul' | 'ol';
  id?: string;
  'aria-label'?: string;
  gap?: number;
  marginTop?: number;
  marginLeft?: number;
  children: ReactNode;
};

/** A list without signs or room of its own. */
export function PlainList({ as = 'ul', ...rest }: PlainListProps) {
  return <Stack as={as} padding={0} margin={0} style={{ listStyle: 'none' }} {...rest} />;
}

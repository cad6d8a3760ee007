import type { LayoutProps } from 'sanity';
import { useDeletionRecords } from './use-deletion-records.ts';

export function WithBin(props: LayoutProps) {
  useDeletionRecords();
  return props.renderDefault(props);
}

import { RichText } from '../../cms/rich-text.tsx';
import type { ModuleProps } from '../module-data.ts';

export function Article({ module }: ModuleProps<'articleModule'>) {
  return <RichText value={module.body} />;
}

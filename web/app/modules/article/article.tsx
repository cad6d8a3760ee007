import { RichText } from '../../cms/rich-text.tsx';
import { Beside } from '../../ui/beside.tsx';
import type { ModuleProps } from '../module-data.ts';

export function Article({ module, data, heading }: ModuleProps<'articleModule'>) {
  return (
    <Beside picture={data.picture} isPictureLeft={module.imagePosition === 'left'}>
      <RichText value={module.body} heading={heading} />
    </Beside>
  );
}

import { RichText } from '../../cms/rich-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ModuleProps } from '../module-data.ts';

export function Article({ module, data }: ModuleProps<'articleModule'>) {
  if (!data.picture) return <RichText value={module.body} />;
  return (
    <div className={module.imagePosition === 'left' ? 'beside beside-left' : 'beside'}>
      <RichText value={module.body} />
      <div className="picture-frame">
        <Picture picture={data.picture} sizes="(width >= 1280px) 600px, 92vw" />
      </div>
    </div>
  );
}

import { RichText } from '../../../content/cms/rich-text.tsx';
import { Beside } from '../../../ui/beside.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadArticle } from './article.server.ts';

export function Article({ module, data, heading }: ModuleProps<typeof loadArticle>) {
  return (
    <Beside picture={data.picture} isPictureLeft={module.imagePosition === 'left'}>
      <RichText value={data.body} lang={data.lang} heading={heading} />
    </Beside>
  );
}

import { Picture } from '../../../ui/picture/picture.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadQuote } from './quote.server.ts';

export function Quote({ data: { quote, author, role, picture } }: ModuleProps<typeof loadQuote>) {
  if (!quote) return null;
  return (
    <div className={picture ? 'quote quote-pictured' : 'quote'}>
      {picture && (
        <div className="picture-frame picture-upright">
          <Picture picture={picture} sizes="(width >= 767px) 280px, 40vw" />
        </div>
      )}
      <figure className="quotation quotation-strong">
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        {(author ?? role) && (
          <figcaption>
            {author && <span className="font-semibold">{author}</span>}
            {role && <span className="text-muted">{role}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  );
}

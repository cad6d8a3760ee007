import { Picture } from '../../../ui/picture/picture.tsx';
import type { ModuleProps } from '../module-contract.ts';
import { Quotation } from '../quotation.tsx';
import type { loadQuote } from './quote.server.ts';

export function Quote({ data: { quote, author, role, picture } }: ModuleProps<typeof loadQuote>) {
  if (!quote) return null;
  return (
    <div
      className={
        picture &&
        'grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 md:grid-cols-[clamp(10rem,24%,17.5rem)_minmax(0,1fr)]'
      }
    >
      {picture && (
        <div className="picture-frame aspect-4/5 w-[min(12rem,60%)] md:w-auto">
          <Picture picture={picture} sizes="(width >= 767px) 280px, 40vw" />
        </div>
      )}
      <Quotation
        quote={quote}
        look="strong"
        source={
          (author ?? role) && (
            <>
              {author && <span className="font-semibold">{author}</span>}
              {role && <span className="text-muted">{role}</span>}
            </>
          )
        }
      />
    </div>
  );
}

import type { ReactNode } from 'react';

const looks = {
  small: { frame: 'border-t border-line pt-5', words: 'text-xl leading-[1.4]' },
  large: { frame: 'border-t border-line pt-5', words: 'max-w-[44ch] text-2xl leading-[1.3]' },
  strong: {
    frame: 'content-center',
    words: 'max-w-[34ch] text-3xl leading-tight tracking-[-0.01em] in-[.panel]:text-2xl',
  },
};

type QuotationProps = { quote: string; look: keyof typeof looks; source: ReactNode };

export function Quotation({ quote, look, source }: QuotationProps) {
  const { frame, words } = looks[look];
  return (
    <figure className={`quotation grid gap-5 wrap-anywhere ${frame}`}>
      <blockquote className={`font-display ${words}`}>
        <p className="before:[content:open-quote] after:[content:close-quote]">{quote}</p>
      </blockquote>
      {source && <figcaption className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">{source}</figcaption>}
    </figure>
  );
}

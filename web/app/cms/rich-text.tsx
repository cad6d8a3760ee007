import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { RichText as RichTextValue } from './content.ts';
import { safeLink } from './safe-link.ts';

const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h3: ({ children }) => <h3 className="heading-3">{children}</h3>,
    h4: ({ children }) => <h4 className="heading-4">{children}</h4>,
    blockquote: ({ children }) => (
      <blockquote className="border-l-2 border-accent pl-4">{children}</blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => <ul className="list-disc pl-6">{children}</ul>,
    number: ({ children }) => <ol className="list-decimal pl-6">{children}</ol>,
  },
  marks: {
    link: ({ children, value }: { children: React.ReactNode; value?: { href?: string } }) => {
      const href = safeLink(value?.href);
      return href ? <a href={href}>{children}</a> : children;
    },
  },
};

/** Running text of an editor. Links lead to the web, a mailbox or a telephone only. */
export function RichText({ value }: { value: RichTextValue | null }) {
  if (!value) return null;
  return (
    <div className="prose">
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  );
}

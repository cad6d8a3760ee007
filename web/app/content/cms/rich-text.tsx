import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { type HeadingTag, headingBelow } from '../../ui/page/heading.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { LinkedText, PictureInText } from './linked-text.server.ts';
import { safeLink } from './safe-link.ts';

/** The measure of running text, about 66 characters wide. */
const textSize = '(width >= 767px) 620px, calc(100vw - 42px)';

const shared: PortableTextComponents = {
  types: {
    textPicture: ({ value: { picture, caption } }: { value: PictureInText }) => (
      <figure className="my-2">
        <Picture picture={picture} sizes={textSize} className="h-auto w-full rounded-md" />
        {caption && <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>}
      </figure>
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

function componentsBelow(Heading: HeadingTag): PortableTextComponents {
  const Small = headingBelow(Heading);
  const isDeep = Heading !== 'h2' && Heading !== 'h3';
  return {
    ...shared,
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h3: ({ children }) => <Heading className={isDeep ? 'heading-4' : 'heading-3'}>{children}</Heading>,
      h4: ({ children }) => <Small className={isDeep ? 'font-semibold' : 'heading-4'}>{children}</Small>,
      blockquote: ({ children }) => (
        <blockquote className="border-l-2 border-accent pl-4">{children}</blockquote>
      ),
    },
  };
}

const components = {
  h2: componentsBelow('h2'),
  h3: componentsBelow('h3'),
  h4: componentsBelow('h4'),
  h5: componentsBelow('h5'),
  h6: componentsBelow('h6'),
};

type RichTextProps = {
  value: LinkedText | null;
  lang?: string | undefined;
  heading?: HeadingTag;
};

export function RichText({ value, lang, heading = 'h3' }: RichTextProps) {
  if (!value) return null;
  return (
    <div className="prose" lang={lang}>
      <PortableText value={value} components={components[heading]} onMissingComponent={false} />
    </div>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';

/** A paragraph, a link, or a list of what was filled in. */
export type MailPart = string | { href: string; label: string } | readonly { label: string; value: string }[];

/** What a mail says, in words without markup. */
export type MailWords = {
  /** The tag of its language, such as `nl-BE`. */
  tag: string;
  parts: readonly MailPart[];
};

/** A mail as plain text and as HTML, in which nothing that was typed is markup. */
export function mailBody({ tag, parts }: MailWords): { text: string; html: string } {
  const text = parts.map(plainPart).join('\n\n');
  const html = renderToStaticMarkup(
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
      </head>
      <body style={{ fontFamily: 'Helvetica, Arial, sans-serif', fontSize: 16, lineHeight: 1.5 }}>
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </body>
    </html>,
  );
  return { text: `${text}\n`, html: `<!doctype html>${html}` };
}

function plainPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('href' in part) return `${part.label}\n${part.href}`;
  return part.map(({ label, value }) => `${label}: ${value.replaceAll('\r\n', '\n')}`).join('\n');
}

function Part({ part }: { part: MailPart }) {
  if (typeof part === 'string') return <p style={{ whiteSpace: 'pre-line' }}>{part}</p>;
  if ('href' in part)
    return (
      <p>
        <a href={part.href}>{part.label}</a>
      </p>
    );
  return (
    <table cellPadding={6}>
      <tbody>
        {part.map(({ label, value }) => (
          <tr key={label}>
            <th align="left" style={{ verticalAlign: 'top' }}>
              {label}
            </th>
            <td style={{ whiteSpace: 'pre-line' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

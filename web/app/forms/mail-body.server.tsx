import { renderToStaticMarkup } from 'react-dom/server';

/** What a mail says, in words without markup. */
export type MailWords = {
  /** The tag of its language, such as `nl-BE`. */
  tag: string;
  /** In their order, each a paragraph or a list of what was filled in. */
  parts: readonly (string | readonly { label: string; value: string }[])[];
};

/** A mail as plain text and as HTML, in which nothing that was typed is markup. */
export function mailBody({ tag, parts }: MailWords): { text: string; html: string } {
  const text = parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.map(({ label, value }) => `${label}: ${value.replaceAll('\r\n', '\n')}`).join('\n'),
    )
    .join('\n\n');
  const html = renderToStaticMarkup(
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
      </head>
      <body style={{ fontFamily: 'Helvetica, Arial, sans-serif', fontSize: 16, lineHeight: 1.5 }}>
        {parts.map((part, index) =>
          typeof part === 'string' ? (
            <p key={index} style={{ whiteSpace: 'pre-line' }}>
              {part}
            </p>
          ) : (
            <table key={index} cellPadding={6}>
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
          ),
        )}
      </body>
    </html>,
  );
  return { text: `${text}\n`, html: `<!doctype html>${html}` };
}

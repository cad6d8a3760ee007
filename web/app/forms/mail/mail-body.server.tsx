import { renderToStaticMarkup } from 'react-dom/server';
import type { Agency } from './mail-agency.server.ts';

/** The site's default colours by role; mail programs do not support CSS variables. */
const colours = {
  ground: '#faf7f1',
  raised: '#fffdf9',
  ink: '#211f1b',
  muted: '#625c51',
  line: '#d9d0c1',
  accent: '#8c3d25',
  onAccent: '#fffaf3',
};

const text = 'Helvetica, Arial, sans-serif';

/** Inline, because many mail programs ignore style sheets. */
const mailStyle = {
  body: { margin: 0, padding: 0, backgroundColor: colours.ground, color: colours.ink },
  page: {
    maxWidth: 600,
    margin: '0 auto',
    padding: '24px 12px 40px',
    fontFamily: text,
    fontSize: 16,
    lineHeight: 1.55,
  },
  name: {
    margin: '0 0 16px',
    padding: '0 20px',
    color: colours.accent,
    fontFamily: 'Georgia, serif',
    fontSize: 22,
  },
  /** Stands on white, because a mail program may show the rest in dark colours. */
  logo: { height: 44, padding: 8, backgroundColor: '#ffffff', borderRadius: 4 },
  card: {
    padding: '12px 20px',
    backgroundColor: colours.raised,
    border: `1px solid ${colours.line}`,
    borderTop: `4px solid ${colours.accent}`,
    borderRadius: 4,
  },
  paragraph: { margin: '16px 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  heading: { margin: '32px 0 0', fontFamily: 'Georgia, serif', fontSize: 20, fontWeight: 'normal' },
  list: { margin: '20px 0', borderBottom: `1px solid ${colours.line}` },
  label: {
    padding: '10px 0 0',
    borderTop: `1px solid ${colours.line}`,
    color: colours.muted,
    fontSize: 14,
  },
  value: { margin: 0, padding: '0 0 10px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  link: { color: colours.accent },
  button: {
    display: 'inline-block',
    padding: '12px 22px',
    backgroundColor: colours.accent,
    borderRadius: 4,
    color: colours.onAccent,
    fontWeight: 'bold',
    textDecoration: 'none',
  },
  offer: { margin: '24px 0', paddingTop: 24, borderTop: `1px solid ${colours.line}` },
  picture: { display: 'block', width: '100%', height: 'auto', borderRadius: 4 },
  offerText: { margin: '12px 0 0' },
  offerName: { color: colours.accent, fontSize: 18, fontWeight: 'bold' },
  offerLine: { display: 'block' },
  footer: { padding: '8px 20px', color: colours.muted, fontSize: 14 },
} as const;

const darkMailStyle = `
@media (prefers-color-scheme: dark) {
  .mail { background-color: #1d1b18 !important; color: #f1ece3 !important; }
  .mail-card { background-color: #272420 !important; border-color: #453f37 !important; border-top-color: #eb9c82 !important; }
  .mail-line { border-color: #453f37 !important; }
  .mail-muted { color: #b5ab9b !important; }
  .mail-accent { color: #eb9c82 !important; }
}
`;

export type MailCard = {
  href: string;
  label: string;
  lang?: string | undefined;
  picture: { url: string; alt: string };
  lines: readonly string[];
};

export type LabelledValue = {
  label: string;
  value: string;
  href?: string;
  /** Words of staff below the value, and their language where it is not that of the mail. */
  written?: { text: string; lang: string | undefined };
};

export type MailPart =
  | string
  | MailCard
  | { heading: string }
  | { href: string; label: string; lang?: string | undefined; isButton?: boolean }
  | readonly LabelledValue[];

type MailWords = {
  tag: string;
  subject: string;
  agency: Agency;
  parts: readonly MailPart[];
  footer?: MailPart;
};

/** Renders plain text and HTML. Parts are escaped, so nothing typed becomes markup. */
export function mailBody(words: MailWords): { text: string; html: string } {
  const { tag, parts, footer } = words;
  const colon = tag.startsWith('fr') ? '\u00a0:' : ':';
  const text = [...parts, ...(footer ? [footer] : [])].map((part) => plainPart(part, colon)).join('\n\n');
  return { text: `${text}\n`, html: `<!doctype html>${renderToStaticMarkup(<MailPage {...words} />)}` };
}

function plainPart(part: MailPart, colon: string): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('picture' in part) return [part.label, ...part.lines, part.href].join('\n');
  if ('href' in part) return part.label === part.href ? part.href : `${part.label}\n${part.href}`;
  return part.map((line) => plainLine(line, colon)).join('\n');
}

function plainLine({ label, value, written }: LabelledValue, colon: string): string {
  const lines = [value, ...(written ? [written.text] : [])].join('\n').replaceAll('\r\n', '\n');
  return `${label}${colon}${lines.includes('\n') ? '\n' : ' '}${lines}`;
}

function MailPage({ tag, subject, agency, parts, footer }: MailWords) {
  return (
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{darkMailStyle}</style>
      </head>
      <body className="mail" style={mailStyle.body}>
        <div style={mailStyle.page}>
          <p className="mail-accent" style={mailStyle.name}>
            {agency.logo ? (
              <img src={agency.logo} alt={agency.name} height={44} style={mailStyle.logo} />
            ) : (
              agency.name
            )}
          </p>
          <div className="mail-card" style={mailStyle.card}>
            {parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </div>
          <div className="mail-muted" style={mailStyle.footer}>
            <p style={mailStyle.paragraph}>
              {agency.name} · <Link href={`mailto:${agency.email}`} label={agency.email} />
            </p>
            {footer && <Part part={footer} />}
          </div>
        </div>
      </body>
    </html>
  );
}

function Part({ part }: { part: MailPart }) {
  if (typeof part === 'string') return <p style={mailStyle.paragraph}>{part}</p>;
  if ('heading' in part) return <h2 style={mailStyle.heading}>{part.heading}</h2>;
  if ('picture' in part) return <Card card={part} />;
  if ('href' in part) {
    return (
      <p style={mailStyle.paragraph}>
        <Link {...part} />
      </p>
    );
  }
  return (
    <dl className="mail-line" style={mailStyle.list}>
      {part.map(({ label, value, href, written }) => (
        <div key={label}>
          <dt className="mail-line mail-muted" style={mailStyle.label}>
            {label}
          </dt>
          <dd style={mailStyle.value}>
            {href ? <Link href={href} label={value} /> : value}
            {written && (
              <>
                {'\n'}
                <span lang={written.lang}>{written.text}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Card({ card: { href, label, lang, picture, lines } }: { card: MailCard }) {
  return (
    <div className="mail-line" style={mailStyle.offer}>
      <a href={href} className="mail-accent" style={mailStyle.link}>
        <img src={picture.url} alt={picture.alt} width="100%" style={mailStyle.picture} />
      </a>
      <p style={mailStyle.offerText}>
        <a href={href} className="mail-accent" style={mailStyle.offerName} lang={lang}>
          {label}
        </a>
        {lines.map((line) => (
          <span key={line} style={mailStyle.offerLine}>
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}

type LinkProps = { href: string; label: string; lang?: string | undefined; isButton?: boolean };

function Link({ href, label, lang, isButton }: LinkProps) {
  return (
    <a
      href={href}
      lang={lang}
      className={isButton ? undefined : 'mail-accent'}
      style={isButton ? mailStyle.button : mailStyle.link}
    >
      {label}
    </a>
  );
}

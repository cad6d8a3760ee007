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
export const mailStyle = {
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

export const darkMailStyle = `
@media (prefers-color-scheme: dark) {
  .mail { background-color: #1d1b18 !important; color: #f1ece3 !important; }
  .mail-card { background-color: #272420 !important; border-color: #453f37 !important; border-top-color: #eb9c82 !important; }
  .mail-line { border-color: #453f37 !important; }
  .mail-muted { color: #b5ab9b !important; }
  .mail-accent { color: #eb9c82 !important; }
}
`;

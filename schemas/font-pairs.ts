/** Pairs of typefaces, the one for headings and prices first. */
export const fontPairs = [
  { title: 'Warm: Fraunces and Instrument Sans', value: 'fraunces-instrument-sans' },
  { title: 'Like a newspaper: Newsreader and Figtree', value: 'newsreader-figtree' },
  { title: 'Elegant: Cormorant and Figtree', value: 'cormorant-figtree' },
  { title: 'Quiet: Hedvig Letters Serif and Inter', value: 'hedvig-letters-serif-inter' },
  { title: 'Lively: Bricolage Grotesque and Figtree', value: 'bricolage-grotesque-figtree' },
  { title: 'Firm: Familjen Grotesk and Instrument Sans', value: 'familjen-grotesk-instrument-sans' },
  { title: 'Clear: Outfit and Inter', value: 'outfit-inter' },
] as const;

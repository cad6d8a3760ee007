const loadsItsBinary =
  'looks whether its binary runs; the binary itself is an optional package of the platform';

/** Packages that would run a script when they are installed. None may: npm gets `--ignore-scripts`, and all work without. */
export const withInstallScript: Readonly<Record<string, string>> = {
  esbuild: loadsItsBinary,
  'unrs-resolver': loadsItsBinary,
  'vnu-jar': 'fetches a Java for machines without; the checker then reports what is not measured',
  workerd: loadsItsBinary,
};

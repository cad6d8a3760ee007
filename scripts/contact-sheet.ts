import { contentOf, createBenchStack } from './bench/bench-stack.ts';
import { drawContactSheet, drawFontSheet } from './pictures/contact-sheet.ts';
import { runCommand } from './process/run-command.ts';

/** Draws what every kind of page looks like, and what fonts make of two of them, into docs/pictures/. */
await runCommand(async () => {
  const stack = createBenchStack();
  try {
    const { site, env } = await stack.start();
    for (const scheme of ['light', 'dark'] as const) console.log(await drawContactSheet(site, scheme));
    console.log(await drawFontSheet(site, contentOf(env)));
  } finally {
    await stack.stop();
  }
});

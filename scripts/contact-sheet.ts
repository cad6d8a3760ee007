import { createBenchStack } from './bench/bench-stack.ts';
import { drawContactSheet } from './pictures/contact-sheet.ts';
import { runCommand } from './process/run-command.ts';

/** Draws what every kind of page looks like into docs/pictures/. */
await runCommand(async () => {
  const stack = createBenchStack();
  try {
    const { site } = await stack.start();
    for (const scheme of ['light', 'dark'] as const) console.log(await drawContactSheet(site, scheme));
  } finally {
    await stack.stop();
  }
});
